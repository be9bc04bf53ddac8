import { defineConfig } from "vitest/config";
import { env } from "./vitest.config.ts";

/** The tests against the emulators of Firebase, which scripts/test-firebase.ts starts. */
export default defineConfig({
  test: {
    environment: "node",
    include: ["tests/firebase/*.test.ts", "tests/services/{identity,identity-tokens,documents}.test.ts"],
    setupFiles: ["tests/help/no-console-errors.ts"],
    // The emulators are one for all files, and each test begins with them empty.
    fileParallelism: false,
    isolate: false,
    restoreMocks: true,
    testTimeout: 120_000,
    env,
  },
});
