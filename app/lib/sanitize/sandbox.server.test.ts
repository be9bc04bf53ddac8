import { execFileSync } from "node:child_process";
import { setImmediate } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { pdfOf } from "../../../tests/help/upload-files.ts";
import { permissionsFor, sanitizeInChild } from "./upload.server.ts";

const broken = { ok: false, reason: "fileBroken" };
const catalog = "<</Type/Catalog/Pages 2 0 R>>";

afterEach(async () => {
  // Its handle is closed a moment after it has ended.
  for (const wait of [setImmediate, setImmediate]) await wait();
  expect(process.getActiveResourcesInfo(), "a process went on").not.toContain("ProcessWrap");
});

test("a file that never comes to an end is ended, and broken", async () => {
  // Forty levels of ten branches each, and no page on any of them.
  const levels = Array.from({ length: 40 }, (_, at) => `<</Type/Pages/Kids[${`${at + 3} 0 R `.repeat(10)}]>>`);
  const bytes = pdfOf([catalog, ...levels, "<</Type/Pages/Kids[]>>"]);
  expect(await sanitizeInChild("pdf", { kind: "resume", bytes }, 6_000)).toEqual(broken);
});

test.each(["pdf", "picture"] as const)(
  "the process for a %s reads no secret, writes nothing and starts nothing",
  (form) => {
    const tries = [
      'require("fs").readFileSync("package-lock.json")',
      'require("fs").writeFileSync("written", "")',
      'require("child_process").execSync("true")',
    ].map((attempt) => `try { ${attempt}; console.log("done") } catch ({ code }) { console.log(code) }`);
    const told = execFileSync(process.execPath, [...permissionsFor(form), "-e", tries.join(";")], { stdio: "pipe" });
    expect(told.toString().trim().split("\n")).toEqual(Array(3).fill("ERR_ACCESS_DENIED"));
  },
);
