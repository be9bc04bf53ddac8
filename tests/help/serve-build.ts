import { existsSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { startSite } from "./site.ts";
import { siteUrl } from "./visit.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the built site is served while the tests run. */
    servedAt: string;
  }
}

/** Serves the build once for all test files; a console.error of the server fails the run at its end. */
export default async function serveBuild(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync("build/server/index.js")) throw new Error("There is no build to test: run `npm run build` first.");
  for (const name of ["PORT", "HOST", "DATA_DIR", "CONTENT_DIR"]) delete process.env[name];
  process.env.SITE_URL = siteUrl;
  const errors: string[] = [];
  const write = console.error;
  console.error = (...words) => {
    errors.push(words.join(" "));
    write(...words);
  };
  const { url, stop } = await startSite();
  project.provide("servedAt", url);
  return async () => {
    console.error = write;
    await stop();
    if (errors.length > 0) throw new Error(`The server called console.error: ${errors[0]}`);
  };
}
