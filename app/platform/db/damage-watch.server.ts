import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { log } from "#app/log.server.ts";

const minute = 60_000;
/** Milliseconds until the first check, after the start, and between two. */
const [afterStart, everyDay] = [10 * minute, 24 * 60 * minute];

/** In another thread: reading a store of a gigabyte takes seconds. */
const program = `
  const { workerData, parentPort } = require("node:worker_threads");
  const { DatabaseSync } = require("node:sqlite");
  const file = new DatabaseSync(workerData, { readOnly: true, timeout: 5000 });
  parentPort.postMessage(file.prepare("PRAGMA quick_check(1)").get().quick_check);
  file.close();`;

export async function damageIn(path: string): Promise<string | undefined> {
  const worker = new Worker(program, { eval: true, workerData: path });
  const [found] = await once(worker, "message");
  return found === "ok" ? undefined : String(found);
}

/** Daily: damage to a page that nobody reads would be in every backup for months. @returns stops the watch */
export function watchDamage(path: string, onDamage: () => void, first = afterStart): () => void {
  async function look() {
    try {
      const damage = await damageIn(path);
      if (damage === undefined) return;
      onDamage();
      log.error({ damage }, "the store is damaged: put the last good backup in its place");
    } catch (error) {
      log.warn({ error }, "the store could not be checked for damage");
    }
  }
  let timer = setTimeout(function again() {
    void look();
    timer = setTimeout(again, everyDay).unref();
  }, first).unref();
  return () => clearTimeout(timer);
}
