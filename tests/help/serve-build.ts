import { existsSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { startSite } from "./site.ts";
import { siteUrl } from "./visit.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the built site is served while the tests run. */
    servedAt: string;
    /** Where it keeps what is sent to it. */
    dataDir: string;
  }
}

/** The settings that the shared site does without, whatever the machine has set. */
const unset = [
  ...["PORT", "HOST", "CONTENT_DIR", "MAIL_URL", "MAIL_FROM", "OFFICE_EMAIL", "RETENTION_DAYS"],
  ...["APP_ID", "INITIAL_AUTH_TOKEN", "FACULTY_SERVICE", "FACULTY_SERVICE_MODULE"],
];

/** Serves the build once for all test files; a console.error of the server fails the run at its end. */
export default async function serveBuild(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync("build/server/index.js")) throw new Error("There is no build to test: run `npm run build` first.");
  for (const name of unset) delete process.env[name];
  // Each test comes from an internet address of its own, so that limits count it alone (tests/help/visit.ts).
  process.env.TRUST_PROXY = "1";
  process.env.SITE_URL = siteUrl;
  const errors: string[] = [];
  const write = console.error;
  console.error = (...words) => {
    errors.push(words.join(" "));
    write(...words);
  };
  const { url, dataDir, stop } = await startSite();
  project.provide("servedAt", url);
  project.provide("dataDir", dataDir);
  return async () => {
    console.error = write;
    await stop();
    if (errors.length > 0) throw new Error(`The server called console.error: ${errors[0]}`);
  };
}
