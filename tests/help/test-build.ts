import testBuild from "../build.json" with { type: "json" };

/** The settings of the tests' build, used by scripts/task.mjs. Its content does not depend on the institute's. */
export { testBuild };
