import { defineConfig } from "@playwright/test";
import { browserOptions } from "./tests/help/browser.ts";
import { isAll } from "./tests/help/is-all.ts";

/** The browser tests. Each worker serves the built site itself (tests/help/journey.ts), so no port is guessed. */
export default defineConfig({
  testDir: "tests/journeys",
  outputDir: "test-results/journeys",
  fullyParallel: true,
  // Node strips the types by itself. Playwright would compile the built site again, in each worker.
  build: { external: ["**/*"] },
  // Three browsers keep two processors busy; with four, each journey takes longer than they save.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // What is too slow for `npm test`; `npm run test:all` runs it.
  ...(!isAll && { grepInvert: /@all/ }),
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [["dot"], ["json", { outputFile: "test-results/journeys.json" }]],
  use: {
    launchOptions: browserOptions(),
    viewport: { width: 1280, height: 800 },
    // A page that fades into the next takes as long to draw as to load. The opening logo and the lightbox move always.
    contextOptions: { reducedMotion: isAll ? "no-preference" : "reduce" },
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    screenshot: "only-on-failure",
  },
});
