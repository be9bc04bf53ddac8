import { defineConfig } from "@playwright/test";
import { browserOptions } from "./tests/help/browser.ts";
import { isRest } from "./tests/help/is-rest.ts";

/** The browser tests. Each worker serves the built site itself (tests/help/journey.ts), so no port is guessed. */
export default defineConfig({
  testDir: "tests/journeys",
  outputDir: "test-results/journeys",
  fullyParallel: true,
  // Node strips the types itself; otherwise Playwright would compile the built site again in each worker.
  build: { external: ["**/*"] },
  // Three browsers use two processors fully; with four, each journey slows down by more than is gained.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // `npm run test:rest` runs what `npm test` leaves out, and the other half of what each divides between them.
  ...(isRest ? { grep: /@rest|@both/ } : { grepInvert: /@rest/ }),
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [["dot"], ["json", { outputFile: "test-results/journeys.json" }]],
  use: {
    launchOptions: browserOptions(),
    viewport: { width: 1280, height: 800 },
    // A page transition takes as long as loading the page. The opening logo and the lightbox are always animated.
    contextOptions: { reducedMotion: isRest ? "no-preference" : "reduce" },
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    screenshot: "only-on-failure",
  },
});
