import { expect, test } from "vitest";
import { bytesOf, onePage, packedZeros, pdfOf, stream } from "../../../tests/help/upload-files.ts";
import { largestUpload } from "./file-kinds.ts";
import { sanitizeUpload } from "./upload.server.ts";

const broken = { ok: false, reason: "fileBroken" };

test("a PDF that is small and unpacks to a gigabyte is broken, and costs nothing", async () => {
  const bomb = onePage({ content: stream("/Filter/FlateDecode", packedZeros(1024)) });
  expect(bomb.length).toBeLessThan(largestUpload);
  const before = process.memoryUsage().rss;
  expect(await sanitizeUpload("resume", bomb)).toEqual(broken);
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
});

test("a PDF that says it has twenty million objects is broken, and this process lives", async () => {
  // In a worker thread this ends the whole process, in spite of its `resourceLimits`.
  const tables = Array.from({ length: 2000 }, (_, at) =>
    stream(`/Type/XRef/Size 9/Index[${at * 10_000} 10000]/W[1 2 1]`, bytesOf("abcd")),
  );
  const bomb = pdfOf(["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[]>>", ...tables]);
  expect(bomb.length).toBeLessThan(300_000);
  expect(await sanitizeUpload("resume", bomb)).toEqual(broken);
});
