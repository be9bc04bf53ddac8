import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test, vi } from "vitest";
import { writtenBy } from "../help/server-process.ts";

/** Says so only when the supervisor has the message: what ends before that has not served, and is not restarted. */
const says = (words: string) => `process.send("serving", () => console.log(${JSON.stringify(words)}, process.pid));`;
const stays = 'process.on("SIGTERM", () => process.exit(0)); setInterval(() => {}, 1000);';

/** Runs a program as `npm start` runs the server. */
function supervised(program: string) {
  const code = `import("./scripts/supervise.mjs").then(({ supervise }) => supervise("node", ["-e", ${JSON.stringify(program)}]))`;
  const child = spawn(process.execPath, ["-e", code], { stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  return { child, written: writtenBy(child), ended: once(child as ChildProcess, "close") };
}

/** The process ids of the programs that have begun to serve. */
const served = (output: string) => [...output.matchAll(/here (\d+)/g)].map(([, pid]) => Number(pid));

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("a killed server is restarted, and ends when it is asked to", async () => {
  const { child, written, ended } = supervised(stays + says("here"));
  await vi.waitFor(() => expect(served(written.output)).toHaveLength(1), 10_000);
  process.kill(served(written.output)[0] as number, "SIGKILL");
  await vi.waitFor(() => expect(served(written.output)).toHaveLength(2), 10_000);
  expect(written.errors).toMatch(/ended unexpectedly \(SIGKILL\)/);
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

test("a server that keeps dying is given up, with a message", async () => {
  const { written, ended } = supervised(`${says("here")} setTimeout(() => process.exit(7), 20);`);
  expect(await ended).toEqual([1, null]);
  expect(served(written.output)).toHaveLength(5);
  expect(written.errors).toMatch(/ended 5 times within a minute, and is not started again/);
});

test("a server that cannot start is not restarted", async () => {
  const { written, ended } = supervised('console.log("here", process.pid); process.exit(3);');
  expect(await ended).toEqual([3, null]);
  expect(served(written.output)).toHaveLength(1);
});

test("a server does not outlive the process that supervises it", async () => {
  const { child, written } = supervised(
    `process.on("disconnect", () => process.exit(0)); setInterval(() => {}, 1000); ${says("here")}`,
  );
  await vi.waitFor(() => expect(served(written.output)).toHaveLength(1), 10_000);
  child.kill("SIGKILL");
  const [pid = 0] = served(written.output);
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), 10_000);
});
