import { defineConfig } from "vitest/config";

/** Unit, floors and request tests; the journeys in a browser have a configuration of their own. */
export default defineConfig({
  test: {
    environment: "node",
    include: ["tests/**/*.test.ts", "app/**/*.test.{ts,tsx}"],
    exclude: ["tests/journeys/**", "node_modules/**"],
    globalSetup: ["tests/help/serve-build.ts"],
    setupFiles: ["tests/help/no-console-errors.ts"],
    reporters: ["default", "json"],
    outputFile: { json: "test-results/units.json" },
    // What the tests expect, whatever the machine they run on has set.
    env: {
      SITE_URL: "https://institute.example",
      PORT: "",
      HOST: "",
      DATA_DIR: "",
      CONTENT_DIR: "",
      MAIL_URL: "",
      MAIL_FROM: "",
      OFFICE_EMAIL: "",
      MAILS_PER_HOUR: "",
      OFFICE_MAILS_PER_HOUR: "",
      TRUST_PROXY: "",
      RETENTION_DAYS: "",
      APP_ID: "",
      INITIAL_AUTH_TOKEN: "",
      FACULTY_SERVICE: "",
      FACULTY_SERVICE_MODULE: "",
      MAX_CONNECTIONS: "",
      MAX_REQUESTS_PER_CONNECTION: "",
      REQUEST_SECONDS: "",
      STALLED_SECONDS: "",
      KEEP_ALIVE_SECONDS: "",
    },
    restoreMocks: true,
    testTimeout: 60_000,
    server: { deps: { external: [/\/build\/server\//] } },
  },
});
