import { spawn } from "node:child_process";
import { createRestarts, restartPause } from "./restarts.mjs";
import { environment, shell } from "./run-command.mjs";

/**
 * Runs the server and restarts it when it dies. A server is not restarted if it was asked to stop, ended before it
 * started serving (its settings or data cannot be used; it has logged why), or keeps dying.
 */
export function supervise(program, args) {
  const mayRestart = createRestarts();
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
      if (!mayRestart(code, signal)) process.exit(1);
      setTimeout(() => (isStopping ? process.exit(1) : start()), restartPause);
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
