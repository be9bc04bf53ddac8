import { globSync, readFileSync } from "node:fs";
import { configDefaults, defineConfig } from "vitest/config";
import { isRest } from "./tests/help/is-rest.ts";
import { testBuild } from "./tests/help/test-build.ts";

/** Environment of the tests, independent of the machine's settings. */
export const env = {
  ...testBuild,
  SITE_URL: "https://institute.example",
  PORT: "",
  WEB_CONCURRENCY: "",
  HOST: "",
  DATA_DIR: "",
  DATABASE_URL: "",
  SITE_SECRET: "",
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
  FIREBASE_PROJECT_ID: "",
  FIREBASE_API_KEY: "",
  FIREBASE_SERVICE_ACCOUNT: "",
  FIREBASE_AUTH_EMULATOR_HOST: "",
  FIRESTORE_EMULATOR_HOST: "",
  MAX_CONNECTIONS: "",
  MAX_REQUESTS_PER_CONNECTION: "",
  REQUEST_SECONDS: "",
  STALLED_SECONDS: "",
  KEEP_ALIVE_SECONDS: "",
};

/** `npm test` leaves these files out. */
const slow = "**/*.rest.test.ts";

/** By these, a file divides its tests between `npm test` and `npm run test:rest`. */
const divides = /\b(isRest|isTestedIn|(test|describe)Seldom|(tests|pages)InOneLanguage)\b/;
/** The files that `npm run test:rest` leaves out: all of their tests run in `npm test`. */
const whole = globSync("{app,tests}/**/*.test.{ts,tsx}").filter(
  (file) => !file.endsWith(".rest.test.ts") && !divides.test(readFileSync(file, "utf8")),
);
const exclude = [...configDefaults.exclude, ...(isRest ? whole : [slow])];

/** Tests that hardly use the store, or whose statements other tests run on PostgreSQL as well: SQLite is enough. */
const onSqliteAlone = [
  "tests/services/{any-script,code-mail,faculty-service,hashing,mail-text,mail-tls}.test.ts",
  "tests/services/{known-devices,profile-download,proof,sign-in-refused}.test.ts",
];

/** On PostgreSQL with `npm run test:rest` alone: what always runs there sends each of their statements. */
const seldomOnPostgres = [
  "tests/services/{account-codes,account-erasing,accounts,approvals,audit,documents}.test.ts",
  "tests/services/{embedded-identity,enquiry,erasing,faculty-sweep,identity*,inbox-export,lookup}.test.ts",
  "tests/services/{outbox,profiles,public-revision,registration,same-form,sign-in,slow-down}.test.ts",
  "tests/services/{staff-gate,staff-guessing,waiting-mails}.test.ts",
  "tests/request/{enquiry-code,faculty-uploads,simple-forms}.test.ts",
];
const seldom = globSync(seldomOnPostgres);
const excludeOnPostgres = isRest ? exclude.filter((file) => !seldom.includes(file)) : [...exclude, ...seldom];

/** The request tests that run on PostgreSQL as well: each form of visitors, signing in, the dashboard, and files. */
const requestsOnPostgres = [
  ...["dashboard", "faculty-login", "faculty-uploads", "health"],
  ...["enquiry", "enquiry-code", "my-enquiry", "simple-forms"],
];

/** What opens the site in its own process, which a process can do once. */
const inOwnProcess = [
  "tests/request/{appearance,fees-everywhere,page-facts,page-hostile,page-pasted,page-texts,publishing,register-states,starter-office}.test.ts",
  "tests/request/redrawn-pages.rest.test.ts",
];

/** Of these, what `npm run test:rest` runs on PostgreSQL as well: what pages say when only the clock moves. */
const ownProcessOnPostgres = isRest ? ["tests/request/{fees-everywhere,register-states}.test.ts"] : [];

/** What replaces a module: another file of the same worker may have loaded the real one before. */
const withMocks = ["app/office/records/record-options.server.test.ts"];

/** What a test needs that opens the site in its own process. */
const ownProcess = {
  isolate: true,
  // Vite would transform the built site again.
  server: { deps: { external: [new RegExp(`/${testBuild.BUILD_DIR}/server/`)] } },
};

/** Unit and request tests; the journeys in a browser have a configuration of their own. */
export default defineConfig({
  test: {
    environment: "node",
    // Sheets that a component asks for by their address.
    css: { include: /\?url$/ },
    setupFiles: ["tests/help/no-console-errors.ts"],
    reporters: ["default", "json"],
    outputFile: { json: "test-results/units.json" },
    // Tests wait for half of their time, for processes they start and for mails: two for each of two processors.
    maxWorkers: 4,
    isolate: false,
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    env,
    projects: [
      {
        extends: true,
        test: {
          name: "units",
          include: ["app/**/*.test.{ts,tsx}", "tests/*.test.ts", "tests/{services,store}/**/*.test.ts"],
          exclude: [...exclude, ...withMocks],
        },
      },
      {
        extends: true,
        test: {
          name: "request",
          include: ["tests/request/**/*.test.ts"],
          exclude: [...exclude, ...inOwnProcess],
          globalSetup: ["tests/help/serve-build.ts"],
        },
      },
      {
        extends: true,
        test: {
          ...ownProcess,
          name: "own-process",
          include: [...inOwnProcess, ...withMocks],
          exclude,
          globalSetup: ["tests/help/serve-build.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          include: ["tests/{services,postgres}/**/*.test.ts", "tests/store/invite-command.test.ts"],
          exclude: [...excludeOnPostgres, ...onSqliteAlone, ...withMocks],
          env: { STORE_ENGINE: "postgres" },
          globalSetup: ["tests/help/serve-postgres.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "postgres-request",
          include: requestsOnPostgres.map((name) => `tests/request/${name}.test.ts`),
          exclude: excludeOnPostgres,
          env: { STORE_ENGINE: "postgres" },
          globalSetup: ["tests/help/serve-postgres.ts", "tests/help/serve-build.ts"],
        },
      },
      {
        extends: true,
        test: {
          ...ownProcess,
          name: "postgres-own-process",
          include: ownProcessOnPostgres,
          env: { STORE_ENGINE: "postgres" },
          globalSetup: ["tests/help/serve-postgres.ts"],
        },
      },
    ],
  },
});
