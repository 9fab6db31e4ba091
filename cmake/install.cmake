# The header, both libraries, and what finds them. The command installs itself (cli/).
include(CMakePackageConfigHelpers)

install(TARGETS slimb slimb_static EXPORT slimbTargets
        LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}
        ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
        INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(FILES include/slimb.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/slimb)
configure_package_config_file(cmake/slimbConfig.cmake.in ${CMAKE_BINARY_DIR}/slimbConfig.cmake
                              INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(${CMAKE_BINARY_DIR}/slimbConfigVersion.cmake
                                 COMPATIBILITY SameMinorVersion)
install(EXPORT slimbTargets NAMESPACE slimb:: DESTINATION ${package_dir})
install(FILES ${CMAKE_BINARY_DIR}/slimbConfig.cmake ${CMAKE_BINARY_DIR}/slimbConfigVersion.cmake
        DESTINATION ${package_dir})

# Relative, so that the installed tree may be moved.
file(RELATIVE_PATH pc_to_prefix /prefix/${CMAKE_INSTALL_LIBDIR}/pkgconfig /prefix)
configure_file(cmake/slimb.pc.in ${CMAKE_BINARY_DIR}/slimb.pc @ONLY)
install(FILES ${CMAKE_BINARY_DIR}/slimb.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
