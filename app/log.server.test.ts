import { spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { loggedError, readableEntry } from "./log.server.ts";

/** Runs a program that uses the log, and returns its exit status and its output. */
function runLogging(program: string, output: number | "pipe" = "pipe") {
  const code = `import fs from "node:fs"; const { log } = await import("./app/log.server.ts"); ${program}`;
  const args = ["--input-type=module", "-e", code];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    stdio: ["ignore", output, "pipe"],
    timeout: 50_000,
  });
  return { status, lines: String(stdout ?? "").split("\n"), errors: String(stderr) };
}

const wait = (seconds: number) => `await new Promise((resolve) => setTimeout(resolve, ${seconds * 1000}));`;

test.runIf(process.platform === "linux")("a full disk, with the log on it, does not end the process", () => {
  const full = openSync("/dev/full", "w");
  onTestFinished(() => closeSync(full));
  const program = `for (let i = 0; i < 20; i++) log.info("entry"); ${wait(0.01)} console.error("alive");`;
  expect(runLogging(program, full)).toMatchObject({ status: 0, errors: "alive\n" });
});

test("entries wait until the log can be written again, which then reports how many were lost", () => {
  const program = `
    const { writeSync } = fs;
    fs.writeSync = () => { throw Object.assign(new Error("no room"), { code: "ENOSPC" }); };
    for (let i = 0; i < 12; i++) log.info({ text: "x".repeat(100_000) }, "entry " + i);
    const reported = Promise.withResolvers();
    fs.writeSync = (fd, text, ...rest) => {
      const length = writeSync(fd, text, ...rest);
      if (String(text).includes("entries of the log were lost")) reported.resolve();
      return length;
    };
    // Each time the reader is slower than the log, that waits for a second.
    const waiting = setInterval(() => {}, 1000);
    await reported.promise;
    clearInterval(waiting);
    log.info("later");`;
  const { status, lines, errors } = runLogging(program);
  expect({ status, errors }).toEqual({ status: 0, errors: "" });
  const entries = lines.filter(Boolean).map((line) => JSON.parse(line));
  expect(entries.map(({ msg }) => msg)).toEqual([
    ...Array.from({ length: 9 }, (_, index) => `entry ${index}`),
    "entries of the log were lost: it could not be written",
    "later",
  ]);
  expect(entries.at(-2)).toMatchObject({ level: 40, lost: 3 });
});

test("on a terminal an entry is a line for people, in which an address stands out", () => {
  const time = new Date(2026, 10, 28, 9, 5, 7).toISOString();
  const entry = (fields: object) => readableEntry(JSON.stringify({ level: 30, time, ...fields }));
  const address = "http://localhost:3000/setup?key=abc";
  expect(entry({ msg: `Make it yours, once, at ${address}` })).toBe(
    `09:05:07 Make it yours, once, at\n\n    \u001b[1m${address}\u001b[0m\n\n`,
  );
  expect(entry({ level: 40, purpose: "enquiry", msg: "a code was not sent" })).toBe(
    "09:05:07 \u001b[33mWARNING\u001b[0m a code was not sent\n         purpose: enquiry\n",
  );
  expect(entry({ level: 50, error: { stack: "Error: no\n  at a" }, msg: "failed" })).toContain("Error: no\n  at a");
});

test("an error of the database’s pool is logged without its connection and the values of a row", () => {
  const error = Object.assign(new Error("terminating connection"), {
    code: "57P01",
    detail: "Key (email)=(asha@example.org) already exists.",
    client: { connectionParameters: { user: "site" } },
  });
  expect(Object.keys(Object(loggedError(error))).toSorted()).toEqual(["code", "message", "stack", "type"]);
});
