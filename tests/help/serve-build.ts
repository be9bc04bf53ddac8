import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { text } from "node:stream/consumers";
import type { TestProject } from "vitest/node";
import { testBuild } from "./test-build.ts";
import { siteUrl } from "./visit.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The URL of the built site during the tests. */
    servedAt: string;
    /** Its data folder. */
    dataDir: string;
  }
}

/** Serves the build once for all test files of a project; an error in the server's output fails the run at its end. */
export default async function serveBuild(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(`${testBuild.BUILD_DIR}/server/index.js`))
    throw new Error("There is no build to test: run `npm run build:tests` first.");
  const { PATH = "", TEST_POSTGRES = "", TEST_POSTGRES_TEMPLATE = "" } = process.env;
  const { STORE_ENGINE = "" } = project.config.env;
  // Each test uses a different internet address, so that tests share no limits (tests/help/visit.ts).
  const env = { PATH, TRUST_PROXY: "1", SITE_URL: siteUrl, STORE_ENGINE, TEST_POSTGRES, TEST_POSTGRES_TEMPLATE };
  const server = fork("tests/help/serve-site.ts", { env, stdio: ["ignore", "inherit", "pipe", "ipc"] });
  const errors = text(server.stderr as NodeJS.ReadableStream);
  const failed = errors.then((written) => Promise.reject(new Error(`The site did not start: ${written}`)));
  const [site] = await Promise.race([once(server, "message"), failed]);
  failed.catch(() => {});
  project.provide("servedAt", site.url);
  project.provide("dataDir", site.dataDir);
  return async () => {
    server.disconnect();
    const written = await errors;
    if (written) throw new Error(`The server wrote an error: ${written}`);
  };
}
