import { spawn } from "node:child_process";
import { environment, shell } from "./run-command.mjs";

/** A server that dies this often within this time (milliseconds) is not restarted. */
const mostDeaths = 5;
const within = 60_000;
/** Milliseconds between a death and the restart. */
const pause = 200;

/**
 * Runs the server and restarts it when it dies. Not restarted is a server that was asked to stop, that ended before it
 * served (its settings or its data cannot be used; it has logged why), or that keeps dying.
 */
export function supervise(program, args) {
  const deaths = [];
  let child;
  let isStopping = false;

  function stop(signal) {
    isStopping = true;
    child.kill(signal);
  }

  function start() {
    let hasServed = false;
    child = spawn(program, args, { stdio: ["inherit", "inherit", "inherit", "ipc"], shell, env: environment() });
    child.on("message", () => {
      hasServed = true;
    });
    child.on("exit", (code, signal) => {
      if (isStopping || code === 0 || !hasServed) process.exit(signal ? 1 : (code ?? 0));
      const now = Date.now();
      deaths.push(now);
      const recent = deaths.filter((time) => time > now - within).length;
      console.error(`The server ended unexpectedly (${signal ?? `code ${code}`}).`);
      if (recent >= mostDeaths) {
        console.error(`It has ended ${recent} times within a minute, and is not started again: see the log above.`);
        process.exit(1);
      }
      setTimeout(() => (isStopping ? process.exit(1) : start()), pause);
    });
  }

  start();
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop(signal));
  // A SIGTERM to npm ends npm and its shell, but not this process.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop("SIGTERM");
  }, 500).unref();
}
