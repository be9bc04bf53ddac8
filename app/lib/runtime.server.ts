import { existsSync, readFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { createContext } from "react-router";
import { log } from "#app/log.server.ts";

const megabyte = 2 ** 20;

/** Bytes free below which the office and the log are told. */
const low = 500 * megabyte;
/** Bytes below which /readyz is not ready: an upload has up to 42 MB, and SQLite's log up to 16. */
const least = 100 * megabyte;

/** Milliseconds between two lines of the log about the same disk. */
const sayAgain = 6 * 60 * 60_000;

export async function freeSpace(folder: string): Promise<number> {
  let path = resolve(folder);
  // Folders are created when they are first needed.
  while (!existsSync(path)) path = dirname(path);
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}

/** `full`: the site is about to be unable to store anything. */
export type DiskState = "fine" | "low" | "full";

export function createDisk(folders: [string, ...string[]], free = freeSpace): () => Promise<DiskState> {
  let saidAt = Number.NEGATIVE_INFINITY;
  let said: DiskState = "fine";
  return async () => {
    const found = await Promise.all(folders.map(async (folder) => ({ folder, bytes: await free(folder) })));
    const { folder, bytes } = found.reduce((one, other) => (other.bytes < one.bytes ? other : one));
    const state = bytes < least ? "full" : bytes < low ? "low" : "fine";
    const isNew = state !== said || performance.now() - saidAt > sayAgain;
    if (state !== "fine" && isNew) {
      saidAt = performance.now();
      log[state === "full" ? "error" : "warn"](
        { folder, freeMegabytes: Math.floor(bytes / megabyte) },
        "the disk is nearly full: forms, uploads and publishing fail once it is; make room",
      );
    }
    said = state;
    return state;
  };
}

export const diskContext = createContext<() => Promise<DiskState>>();

export interface Repeated {
  stop: () => Promise<void>;
}

interface Repeat {
  /** Milliseconds between two beginnings. */
  every: number;
  isAtOnce?: boolean;
  /** The log's message; the next run comes all the same. */
  failed: string;
}

export function repeat(work: () => Promise<void>, { every, isAtOnce = false, failed }: Repeat): Repeated {
  let running = Promise.resolve();
  const run = () => {
    running = running.then(work).catch((error) => log.error({ error }, failed));
  };
  if (isAtOnce) run();
  const timer = setInterval(run, every).unref();
  return {
    stop() {
      clearInterval(timer);
      return running;
    },
  };
}

export const version: string = JSON.parse(readFileSync("package.json", "utf8")).version;
