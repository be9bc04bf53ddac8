import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { endPlainly } from "./read-site.ts";
import { createRestarts, restartPause } from "./scripts/restarts.mjs";

/** Milliseconds between two attempts to start a failing process, for instance while the database is down. */
const retryPause = 5_000;

/** How many processes WEB_CONCURRENCY asks for. A setting that cannot be used ends the process with one sentence. */
export async function processCount(): Promise<number> {
  // The settings are read from the sources only where it matters: a single process reads those of the build.
  if (["", "1"].includes(process.env.WEB_CONCURRENCY ?? "")) return 1;
  const { settings } = await import("./app/settings.server.ts").catch(endPlainly);
  return settings.processes;
}

/**
 * Runs `count` processes of the server behind one port, with `node:cluster`. One that dies is restarted, until it can
 * start. All are stopped when one cannot start at first (it has logged why), when they keep dying, and at SIGTERM or
 * SIGINT.
 */
export function runProcesses(count: number): void {
  const mayRestart = createRestarts();
  const served = new Set<number>();
  let haveServed = false;
  let isStopping = false;

  const living = () =>
    Object.values(cluster.workers ?? {}).filter((each): each is Worker => each !== undefined && !each.isDead());

  async function stop(signal: NodeJS.Signals, code: number) {
    if (isStopping) return;
    isStopping = true;
    await Promise.all(
      living().map((worker) => {
        worker.process.kill(signal);
        return once(worker, "exit");
      }),
    );
    process.exit(code);
  }

  function restart(worker: Worker, code: number | null, signal: NodeJS.Signals | null) {
    if (isStopping) return;
    const hasServed = served.delete(worker.id);
    if (!hasServed && !haveServed) return stop("SIGTERM", code ?? 1);
    if (hasServed && !mayRestart(code, signal)) return stop("SIGTERM", 1);
    setTimeout(() => isStopping || cluster.fork(), hasServed ? restartPause : retryPause);
  }

  cluster.on("message", (worker) => {
    served.add(worker.id);
    haveServed ||= served.size === count;
    // `npm start` restarts only a server that died after it had started serving.
    if (haveServed) process.send?.("serving");
  });
  cluster.on("exit", restart);
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => stop(signal, 0));
  // The parent process is gone.
  process.on("disconnect", () => stop("SIGTERM", 0));
  for (let each = 0; each < count; each++) cluster.fork();
}
