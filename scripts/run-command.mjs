import { spawn, spawnSync } from "node:child_process";
import { delimiter, resolve } from "node:path";

const bin = resolve("node_modules/.bin");
/** Installed programs come first on the PATH: the Node that the site runs on is one of them. */
export const environment = () => ({ ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` });
/** On Windows the installed programs are .cmd files, which need a shell. */
export const shell = process.platform === "win32";

/** Runs a program to its end; when it fails, this process exits with the same code. */
export function run(program, args = [], env = {}) {
  const { status, error } = spawnSync(program, args, { stdio: "inherit", shell, env: { ...environment(), ...env } });
  if (error) console.error(`${program}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a program in parallel with others, otherwise like `run`. */
export function runBeside(program, args = []) {
  const child = spawn(program, args, { stdio: "inherit", shell, env: environment() });
  const killed = () => child.kill();
  process.once("exit", killed);
  return new Promise((resolve) => {
    child.on("error", ({ message }) => {
      console.error(`${program}: ${message}`);
      process.exit(1);
    });
    child.on("exit", (status) => {
      if (status !== 0) process.exit(status ?? 1);
      process.off("exit", killed);
      resolve();
    });
  });
}

/** Runs a long-lived program, forwards signals to it and exits with its status. */
export function stay(program, args) {
  const child = spawn(program, args, { stdio: "inherit", shell, env: environment() });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
}
