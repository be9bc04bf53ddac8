import testBuild from "../build.json" with { type: "json" };

/** The settings of the tests' build, which scripts/task.mjs builds with. Its content stays the same whatever an institute changes. */
export { testBuild };
