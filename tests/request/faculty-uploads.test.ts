import { describe, expect, test } from "vitest";
import { dashboard } from "../help/faculty-forms.ts";
import { allOf, profileOf } from "../help/faculty-kept.ts";
import { newMember, sharedSite } from "../help/faculty-visits.ts";
import { all, textOf, the } from "../help/html.ts";
import { isRest } from "../help/is-rest.ts";
import { pathIn } from "../help/routes.ts";
import { rowsIn } from "../help/rows.ts";
import { bytesOf, colour, foreign, noise, onePage, pages, pngOfSize } from "../help/upload-files.ts";
import { siteUrl } from "../help/visit.ts";
import { whenFree } from "../help/when-free.ts";
import { words } from "../help/words.ts";

const megabyte = 1024 * 1024;
const fileOf = (bytes: Uint8Array, name: string, type = "application/octet-stream") =>
  new File([new Uint8Array(bytes)], name, { type });
const svg = bytesOf('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
const { problems } = words.en.dashboard;

/** Refused files: what they are, their kind, the status and the message. */
const refusals: [what: string, kind: string, file: () => File, status: number, sentence: string][] = [
  ["none at all", "photo", () => fileOf(bytesOf(""), ""), 400, problems.fileMissing],
  ["an empty file", "resume", () => fileOf(bytesOf(""), "cv.pdf"), 400, problems.fileMissing],
  [
    "a zip with the name of a PDF",
    "resume",
    () => fileOf(foreign.zip, "cv.pdf", "application/pdf"),
    415,
    problems.fileKind,
  ],
  [
    "HTML with the name of a photo",
    "photo",
    () => fileOf(foreign.html, "me.jpg", "image/jpeg"),
    415,
    problems.fileKind,
  ],
  ["an SVG", "photo", () => fileOf(svg, "me.svg", "image/svg+xml"), 415, problems.fileKind],
  ["a PDF as a photo", "photo", () => fileOf(onePage(), "me.pdf"), 415, problems.fileKind],
  ["six megabytes", "photo", () => fileOf(new Uint8Array(6 * megabyte), "me.jpg"), 413, problems.fileLarge],
  [
    "a picture of too many pixels",
    "photo",
    () => fileOf(pngOfSize(20_000, 20_000), "me.png"),
    400,
    problems.filePixels,
  ],
  ["half a picture", "photo", () => fileOf(bytesOf("\xff\xd8\xff and words"), "me.jpg"), 400, problems.fileBroken],
  ["a PDF of 21 pages", "resume", () => fileOf(pages(21), "cv.pdf"), 400, problems.filePages],
  [
    "a PDF with a password",
    "resume",
    () => fileOf(onePage({ trailer: "/Encrypt 6 0 R", objects: ["<</Filter/Standard>>"] }), "cv.pdf"),
    400,
    problems.fileLocked,
  ],
];

describe("a file that is refused", () => {
  test.each(refusals)(
    "(%s, as a %s) gets a message with the reason, and nothing of it is stored",
    async (_what, kind, file, status, sentence) => {
      const { browser, uid } = await newMember();
      const before = allOf(sharedSite(), uid);
      const answer = await browser.upload(kind, file());
      expect(answer.status).toBe(status);
      expect(textOf(the(answer.page, "#files-answer"))).toBe(sentence);
      expect(the(answer.page, "#files-answer").attributes.role).toBe("alert");
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(all(answer.page, "#files input[type=file]")).toHaveLength(2);
      expect(allOf(sharedSite(), uid)).toEqual(before);
    },
  );

  test("gets a Marathi message on the Marathi dashboard, and only the part when that is requested", async () => {
    const { browser } = await newMember();
    const body = new FormData();
    for (const [name, value] of [
      ["intent", "upload"],
      ["kind", "photo"],
    ] as const)
      body.set(name, value);
    body.set("file", fileOf(svg, "me.svg"));
    const headers = { origin: siteUrl, "x-fragment": "files" };
    const answer = await whenFree(() => browser.ask(pathIn("mr", dashboard), { method: "POST", body, headers }));
    expect(answer.status).toBe(415);
    const html = await answer.text();
    expect(html).toContain(words.mr.dashboard.problems.fileKind);
    expect(html).not.toMatch(/<(html|body|main)\b/);
  });
});

describe("a file that is accepted", () => {
  test("is sanitized one at a time for each member; a second one has to wait", async () => {
    const { browser, uid } = await newMember();
    const large = fileOf(await noise(1100, 1100).png({ compressionLevel: 0 }).toBuffer(), "me.png");
    const answers = await whenFree(() => Promise.all([1, 2, 3].map(() => browser.uploadOnce("photo", large))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 503, 503]);
    const refused = answers.find(({ status }) => status === 503);
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused?.html).toMatch(/^Another file is still being uploaded\. Please try again/);
    expect(rowsIn(sharedSite().dataDir, "SELECT 1 FROM uploads WHERE uid = ?", uid)).toHaveLength(1);
  });

  test.each([isRest ? "mr" : "en"] as const)(
    "is stored sanitized, shown on the dashboard in %s, and removed again",
    async (language) => {
      const { browser, uid } = await newMember();
      const t = words[language].dashboard;
      const photo = await colour(90, 120)
        .withExif({ IFD0: { Copyright: "a secret place" } })
        .jpeg()
        .toBuffer();
      const first = await browser.upload("photo", fileOf(photo, "me at home.jpg"));
      expect(first.status).toBe(200);
      const { page } = await browser.upload("resume", fileOf(onePage(), "cv.pdf"));
      expect(textOf(the(page, "#files-answer"))).toBe(
        `${words.en.dashboard.uploaded} ${words.en.dashboard.afterApproval}`,
      );
      const { data } = profileOf(sharedSite(), uid);
      const shown = await browser.visit(pathIn(language, dashboard));
      const files = the(shown.page, "#files");
      expect(the(files, "img").attributes).toMatchObject({ width: "90", height: "120", alt: t.photo });
      const seen = await browser.ask(the(files, "img").attributes.src ?? "");
      expect(seen.headers.get("content-type")).toBe("image/webp");
      expect(Buffer.from(await seen.arrayBuffer()).includes("secret place")).toBe(false);
      expect(all(files, "a").map(({ attributes: { href } }) => href)).toEqual([
        `/uploads?id=${(data.resume as { id: string }).id}`,
      ]);
      expect(rowsIn(sharedSite().dataDir, "SELECT kind FROM uploads WHERE uid = ? ORDER BY kind", uid)).toEqual([
        { kind: "photo" },
        { kind: "resume" },
      ]);

      await browser.upload("photo", fileOf(await colour(60, 60).png().toBuffer(), "newer.png"));
      expect((await browser.ask(the(files, "img").attributes.src ?? "")).status, "the older one is gone").toBe(404);
      for (const kind of ["photo", "resume"]) {
        const removed = await browser.send(pathIn(language, dashboard), { intent: "removeFile", kind });
        expect([removed.status, textOf(the(removed.page, "#files-answer"))]).toEqual([
          200,
          `${t.removed} ${t.afterApproval}`,
        ]);
      }
      expect(rowsIn(sharedSite().dataDir, "SELECT 1 FROM uploads WHERE uid = ?", uid)).toEqual([]);
      expect(Object.keys(profileOf(sharedSite(), uid).data)).not.toContain("photo");
    },
  );
});
