import { rmSync } from "node:fs";
import { beforeAll, onTestFinished } from "vitest";
import { freePort } from "../../scripts/measure/program.ts";
import { placeSettings } from "./place.ts";
import { logged, runServer, type ServerProcess } from "./server-process.ts";
import { temporaryFolder } from "./temporary.ts";
import { posted, type Visit, visitOf } from "./visit.ts";

/** A server process that is serving. */
export interface StartedServer extends ServerProcess {
  port: number;
  url: string;
  /** Its output at the start. */
  line: string;
  dataDir: string;
  /** Sends a form to it, as a person who took five seconds to fill it in. */
  send: (path: string, fields: Record<string, string>) => Promise<Visit>;
}

/**
 * Starts the server on a free port and waits until it serves; it ends with the test, unless `afterwards` is given for
 * the clean-up.
 */
export async function startServer(
  settings: Record<string, string> = {},
  afterwards: (end: () => void) => void = onTestFinished,
): Promise<StartedServer> {
  const port = await freePort();
  const dataDir = temporaryFolder("served-");
  afterwards(() => rmSync(dataDir, { recursive: true, force: true }));
  const all = { PORT: String(port), HOST: "127.0.0.1", ...placeSettings(dataDir), ...settings };
  const server = runServer(all, afterwards);
  const line = await logged(server, /serving/);
  const url = `http://127.0.0.1:${port}`;

  async function send(path: string, fields: Record<string, string>): Promise<Visit> {
    const origin = settings.SITE_URL ?? url;
    const init = posted({ filled: "5000", ...fields }, { origin, "x-forwarded-for": undefined });
    return visitOf(await fetch(url + path, init));
  }

  return { ...server, port, url, line, dataDir, send };
}

type Settings = Record<string, string>;

/**
 * Starts one server for all tests of a file or of a group; it ends with them. The settings may be a function, which is
 * given `afterwards` to register its own clean-up.
 */
export function startForAll(
  settings: Settings | ((afterwards: (end: () => void) => void) => Settings) = {},
): () => StartedServer {
  let server: StartedServer;
  beforeAll(async () => {
    const ends: (() => void)[] = [];
    const afterwards = (end: () => void) => void ends.unshift(end);
    server = await startServer(typeof settings === "function" ? settings(afterwards) : settings, afterwards);
    return () => {
      for (const end of ends) end();
    };
  }, 60_000);
  return () => server;
}
