import { spawn, spawnSync } from "node:child_process";
import { delimiter, resolve } from "node:path";

const bin = resolve("node_modules/.bin");
/** The installed programs come first: the Node that the site runs on is one of them. */
export const environment = () => ({ ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` });
/** On Windows the installed programs are .cmd files, which only a shell starts. */
export const shell = process.platform === "win32";

/** Runs a program to its end; when it fails, this process ends with the same code. */
export function run(program, args = [], env = {}) {
  const { status, error } = spawnSync(program, args, { stdio: "inherit", shell, env: { ...environment(), ...env } });
  if (error) console.error(`${program}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** Runs a program that stays, passes signals on to it and ends as it ends. */
export function stay(program, args) {
  const child = spawn(program, args, { stdio: "inherit", shell, env: environment() });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
}
