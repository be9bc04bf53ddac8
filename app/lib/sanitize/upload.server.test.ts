import { resolve } from "node:path";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { bytesOf, colour, foreign, noise, onePage } from "../../../tests/help/upload-files.ts";
import { largestUpload, withoutSurroundings } from "./file-kinds.ts";
import { checkPdf } from "./pdf-check.server.ts";
import { sanitizeUpload } from "./upload.server.ts";

const refusal = (reason: string) => ({ ok: false, reason });

describe("a file", () => {
  test("of more than 5 MB is refused before anything else is asked", async () => {
    expect(await sanitizeUpload("photo", new Uint8Array(largestUpload + 1))).toEqual(refusal("fileLarge"));
    expect(await sanitizeUpload("photo", new Uint8Array(largestUpload))).toEqual(refusal("fileKind"));
  });

  const box = (name: string) => bytesOf(`\0\0\0\x20ftyp${name}\0\0\0\0${name}mif1`);
  const start = "II*\0\x08\0\0\0";
  test.each<[string, Uint8Array | Promise<Uint8Array>]>([
    ["that is empty", new Uint8Array()],
    ["of words", bytesOf("Asha, M.Pharm")],
    ["in HTML", bytesOf("<!doctype html><title>Resume</title>")],
    ["with a PDF far behind its start", Buffer.concat([bytesOf(" ".repeat(1024)), onePage()])],
    ["in SVG", bytesOf('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ["in SVG that begins as XML", bytesOf('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["that is a zip, whatever its name", foreign.zip],
    [
      "that is a GIF and a JAR",
      colour(9, 9)
        .gif()
        .toBuffer()
        .then((gif) => Buffer.concat([gif, foreign.zip])),
    ],
    ["in AVIF", colour(9, 9).avif().toBuffer()],
    ["in HEIC", box("heic")],
    ["in TIFF", bytesOf(start)],
    ["in the old RIFF of sound", bytesOf("RIFF\x24\0\0\0WAVEfmt ")],
    [
      "with a line before its JPEG",
      colour(9, 9)
        .jpeg()
        .toBuffer()
        .then((jpeg) => Buffer.concat([bytesOf("\n"), jpeg])),
    ],
  ])("%s is of no kind that is taken", async (_, bytes) => {
    expect(await sanitizeUpload("resume", await bytes)).toEqual(refusal("fileKind"));
    expect(await sanitizeUpload("photo", await bytes)).toEqual(refusal("fileKind"));
  });

  test("in PDF is a resume, and no photo", async () => {
    expect(await sanitizeUpload("photo", onePage())).toEqual(refusal("fileKind"));
    expect(await sanitizeUpload("resume", onePage())).toMatchObject({ ok: true });
  });

  test.each([
    ["a byte order mark before", "\xef\xbb\xbf", ""],
    ["a space before", " ", ""],
    ["the head of an answer before", "Content-Type: application/pdf\r\n\r\n", ""],
    ["a warning of PHP before", "<br />\n<b>Warning</b>: Undefined variable in <b>/var/www/a.php</b>\n", ""],
    ["a comment behind", "", "\n<!-- generated in 0.02 s -->\n"],
    ["the end of a form behind", "", "\r\n------WebKitFormBoundary7MA4YWxk--\r\n"],
    ["both", "\r\n", "</body></html>"],
  ])("in PDF with %s is one, without that", async (_, before, behind) => {
    const pdf = withoutSurroundings(Buffer.concat([bytesOf(before), onePage(), bytesOf(behind)]));
    expect(Buffer.from(pdf).toString().trim()).toBe(onePage().toString().trim());
    expect(await checkPdf(pdf)).toEqual({ ok: true, type: "pdf", pages: 1 });
  });

  test("in PDF with something around it is a member's resume", async () => {
    const sent = Buffer.concat([foreign.html, onePage(), foreign.html]);
    expect(await sanitizeUpload("resume", sent)).toMatchObject({ ok: true });
  });

  test("in PDF keeps the spaces behind it, and what may be a later part of it", () => {
    for (const behind of ["\n\n", "\0\0", "\n7 0 obj\n<</Type/Sig", `\n${"x".repeat(1100)}`]) {
      const pdf = Buffer.concat([onePage(), bytesOf(behind)]);
      expect(withoutSurroundings(pdf)).toHaveLength(pdf.length);
    }
  });

  test.each(["\xff\xd8\xff", "\x89PNG\r\n\x1a\n", "RIFF\x24\0\0\0WEBP", "%PDF-"])(
    "that only begins as one (%j) is broken",
    async (start) => {
      expect(await sanitizeUpload("resume", bytesOf(`${start} and then words`))).toEqual(refusal("fileBroken"));
    },
  );
});

describe("files at once", () => {
  test("are sanitized one after the other, each by itself", async () => {
    const large = await noise(1200, 1000).png({ compressionLevel: 1 }).toBuffer();
    const small = await Promise.all([10, 20].map((width) => colour(width, 9).png().toBuffer()));
    const ended: number[] = [];
    const answers = await Promise.all(
      [large, ...small, bytesOf("no picture")].map(async (bytes, at) => {
        const answer = await sanitizeUpload("photo", bytes);
        ended.push(at);
        return answer;
      }),
    );
    // Words are refused at once; the large picture would be the last to be ready if all were made together.
    expect(ended).toEqual([3, 0, 1, 2]);
    expect(answers.map((answer) => answer.ok && answer.file.width)).toEqual([640, 10, 20, false]);
  });

  test("go on when one of them is broken", async () => {
    const whole = await colour(30, 20).png().toBuffer();
    const answers = await Promise.all([whole.subarray(0, 50), whole].map((bytes) => sanitizeUpload("photo", bytes)));
    expect(answers).toMatchObject([refusal("fileBroken"), { ok: true, file: { width: 30, height: 20 } }]);
  });
});

test("a file is not called broken where the process for it cannot start, and the next one is taken", async () => {
  const picture = await colour(9, 9).png().toBuffer();
  vi.spyOn(process, "cwd").mockReturnValue(resolve("no-such-folder"));
  await expect(sanitizeUpload("photo", picture)).rejects.toThrow("did not start: app/lib/sanitize/child-process.ts");
  vi.restoreAllMocks();
  expect(await sanitizeUpload("photo", picture)).toMatchObject({ ok: true });
});

test("what was uploaded stays as it was", async () => {
  const bytes = new Uint8Array(await colour(9, 9).png().toBuffer());
  const before = bytes.slice();
  const answer = await sanitizeUpload("photo", bytes);
  expect(bytes).toEqual(before);
  expect(answer.ok && (await sharp(answer.file.bytes).metadata()).format).toBe("webp");
});
