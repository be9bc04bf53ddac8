import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A child process that is stopped when the block that holds it is left. */
export interface Program extends AsyncDisposable {
  child: ChildProcess;
  /** Its standard error so far. */
  errors: () => string;
}

/** The process leads a group, so that its own children end with it. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // The group has ended already.
  }
}

/** Starts a program; its process group never outlives this process. */
export function start(command: string, args: string[], env: Record<string, string> = {}): Program {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    detached: true,
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let errors = "";
  child.stderr?.on("data", (part: Buffer) => {
    errors += part;
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()).once("error", () => resolve()));
  const kill = () => signalGroup(child, "SIGKILL");
  process.once("exit", kill);
  return {
    child,
    errors: () => errors,
    async [Symbol.asyncDispose]() {
      signalGroup(child, "SIGTERM");
      const late = setTimeout(kill, 5000);
      await ended;
      clearTimeout(late);
      kill();
      process.off("exit", kill);
    },
  };
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** An empty folder that is removed when the block that holds it is left, or this process ends. */
export function temporaryFolder(): Disposable & { path: string } {
  const path = mkdtempSync(join(tmpdir(), "measure-"));
  const remove = () => rmSync(path, { recursive: true, force: true });
  process.once("exit", remove);
  return {
    path,
    [Symbol.dispose]() {
      remove();
      process.off("exit", remove);
    },
  };
}
