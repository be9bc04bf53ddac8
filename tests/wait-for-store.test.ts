import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { freePort } from "../scripts/measure/program.ts";

test("a process serves on the port on which another one of the site still waits for the database", async () => {
  const env = { ...process.env, PORT: String(await freePort()) };
  const { stdout } = await promisify(execFile)(process.execPath, ["tests/help/waiting-pair.ts"], { env });
  expect(stdout).toBe("serves");
});
