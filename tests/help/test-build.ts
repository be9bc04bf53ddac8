/** The settings of the tests' own build. Its content stays the same whatever an institute changes in content/. */
export const testBuild = { BUILD_DIR: "build-tests", MADE_DIR: "made-tests", CONTENT_DIR: "tests/content" };
