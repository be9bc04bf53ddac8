import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { deleteUnused } from "./made-content.server.ts";

const day = 24 * 60 * 60 * 1000;

test("what is old and not used is deleted, and what was left unfinished", async () => {
  const madeDir = mkdtempSync(join(tmpdir(), "made-"));
  onTestFinished(() => rmSync(madeDir, { recursive: true }));
  mkdirSync(join(madeDir, "documents"));
  const now = Date.now();
  const put = (name: string, days: number) => {
    const path = join(madeDir, "documents", name);
    writeFileSync(path, "");
    utimesSync(path, (now - days * day) / 1000, (now - days * day) / 1000);
  };
  put("used-en-01234567.pdf", 400);
  put("old-en-01234567.pdf", 91);
  put("old-en-01234567.json", 91);
  put("new-en-01234567.pdf", 89);
  put("used-en-01234567.pdf.77.part", 2);
  put("new-en-01234567.pdf.78.part", 0.5);
  await deleteUnused(madeDir, (stem) => stem === "used-en-01234567", now);
  expect(readdirSync(join(madeDir, "documents")).sort()).toEqual(
    ["used-en-01234567.pdf", "new-en-01234567.pdf", "new-en-01234567.pdf.78.part"].sort(),
  );
});
