import { execFileSync } from "node:child_process";
import { setImmediate } from "node:timers/promises";
import { deflateSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { bytesOf, onePage, packedZeros, pdfOf, stream } from "../../../tests/help/upload-files.ts";
import { cleanUpload, largestUpload } from "../clean-upload.server.ts";
import { cleanApart, permissionsFor } from "./apart.server.ts";

const broken = { ok: false, reason: "fileBroken" };
const catalog = "<</Type/Catalog/Pages 2 0 R>>";

afterEach(async () => {
  // Its handle is closed a moment after it has ended.
  for (const wait of [setImmediate, setImmediate]) await wait();
  expect(process.getActiveResourcesInfo(), "a process went on").not.toContain("ProcessWrap");
});

describe("a PDF that is small and unpacks to a gigabyte", () => {
  const gigabyte = packedZeros(1024);
  const twice = deflateSync(gigabyte);
  test.each<[string, Buffer]>([
    ["as what is drawn", onePage({ content: stream("/Filter/FlateDecode", gigabyte) })],
    ["packed twice", onePage({ content: stream("/Filter[/FlateDecode/FlateDecode]", twice) })],
    ["as a list of objects", pdfOf([catalog, stream("/Type/ObjStm/N 9/First 9/Filter/FlateDecode", gigabyte)])],
    ["as a table of objects", pdfOf([catalog, stream("/Type/XRef/Size 9/W[1 1 1]/Filter/FlateDecode", gigabyte)])],
    [
      "as many pictures",
      onePage({
        resources: `/XObject<<${Array.from({ length: 30 }, (_, at) => `/P${at} ${at + 6} 0 R`).join("")}>>`,
        objects: Array.from({ length: 30 }, () => stream("/Subtype/Image/Filter/FlateDecode", packedZeros(40))),
      }),
    ],
  ])("%s is broken, and costs nothing", async (_, bomb) => {
    expect(bomb.length).toBeLessThan(largestUpload);
    const before = process.memoryUsage().rss;
    expect(await cleanUpload("resume", bomb)).toEqual(broken);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });
});

test("a PDF that says it has twenty million objects is broken, and this process lives", async () => {
  // In a worker thread this ends the whole process, in spite of its `resourceLimits`.
  const tables = Array.from({ length: 2000 }, (_, at) =>
    stream(`/Type/XRef/Size 9/Index[${at * 10_000} 10000]/W[1 2 1]`, bytesOf("abcd")),
  );
  const bomb = pdfOf([catalog, "<</Type/Pages/Kids[]>>", ...tables]);
  expect(bomb.length).toBeLessThan(300_000);
  expect(await cleanUpload("resume", bomb)).toEqual(broken);
});

test("a PDF with more objects than anybody needs comes back with those that are seen", async () => {
  const file = onePage({ objects: Array.from({ length: 100_000 }, () => "1") });
  const answer = await cleanUpload("resume", file);
  expect(answer.ok && answer.file.bytes.length).toBeLessThan(2000);
});

test("a file that never comes to an end is ended, and broken", async () => {
  // Forty levels of ten branches each, and no page on any of them.
  const levels = Array.from({ length: 40 }, (_, at) => `<</Type/Pages/Kids[${`${at + 3} 0 R `.repeat(10)}]>>`);
  const bytes = pdfOf([catalog, ...levels, "<</Type/Pages/Kids[]>>"]);
  expect(await cleanApart("pdf", { kind: "resume", bytes }, 2000)).toEqual(broken);
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
