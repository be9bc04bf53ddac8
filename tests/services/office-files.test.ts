import { mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { requirePdf, requirePicture } from "#app/cms/content/media.ts";
import { missingNames } from "#app/cms/files/file-rows.server.ts";
import type { ContentFiles } from "#app/cms/files/file-uses.server.ts";
import { exportFiles, importFiles } from "#app/cms/files/files-folder.server.ts";
import { fileIdsIn, shortId } from "#app/lib/files/file-name.ts";
import { migrations } from "../../db/migrations/all.ts";
import { tooMany } from "../help/faculty.ts";
import { pictureOf } from "../help/faculty-files.ts";
import { clerk, openFiles, readHere, saveRecord, saveRevision } from "../help/office-files.ts";
import { rowsIn } from "../help/rows.ts";
import { day, minute, setForward } from "../help/services.ts";
import { bytesOf, colour, foreign, onePage } from "../help/upload-files.ts";

const photo = () => pictureOf("red", { width: 600, height: 60 });

test("a picture is kept in its widths, under a name that says its size", async () => {
  const { files, add, dataDir } = await openFiles();
  const file = await add(await photo(), "C:\\Pictures\\rally\u202e.jpg");
  expect(file).toMatchObject({ type: "image", called: "rally.jpg", by: clerk.uid });
  expect(file.name).toBe(`files/${file.id.slice(0, shortId)}-600x60`);
  const kept = rowsIn(dataDir, "SELECT name FROM fileVersions ORDER BY name").map(({ name }) => name);
  expect(kept).toEqual(["480.avif", "480.webp", "600.avif", "600.webp"]);
  expect(await files.file(file.id.slice(0, shortId))).toEqual(file);
  expect(rowsIn(dataDir, "SELECT what, byName, reference FROM activities")).toEqual([
    { what: "fileAdded", byName: clerk.name, reference: file.id },
  ]);
});

test("a seal on a paper keeps its colours", async () => {
  const { add, toStaff } = await openFiles();
  const seal = {
    input: { create: { width: 20, height: 20, channels: 3, background: "#5a2f9a" } },
    left: 10,
    top: 10,
  } as const;
  const { name } = await add(await colour(40, 40, "#f3efe4").composite([seal]).png().toBuffer());
  const { body } = (await toStaff(`${requirePicture(name).address}-40.webp`))?.versions.identity ?? {};
  const pixels = await sharp(body).raw().toBuffer();
  const at = (x: number, y: number) => [...pixels.subarray((y * 40 + x) * 3, (y * 40 + x) * 3 + 3)];
  for (const [seen, sent] of [
    [at(20, 20), [0x5a, 0x2f, 0x9a]],
    [at(2, 2), [0xf3, 0xef, 0xe4]],
  ] as const)
    for (const [part, value] of sent.entries()) expect(Math.abs((seen[part] ?? 0) - value)).toBeLessThan(12);
});

test("a file that was sent before is answered with what is there, and costs nothing", async () => {
  const { files, add, dataDir } = await openFiles();
  const bytes = await photo();
  const first = await add(bytes);
  for (let time = 0; time < 70; time += 1)
    expect(await files.add({ bytes, name: "again.jpg", actor: clerk })).toEqual({
      ok: true,
      file: first,
      isRepeat: true,
    });
  expect(await files.add({ bytes: await pictureOf("blue"), name: "b.png", actor: clerk })).toMatchObject({ ok: true });
  expect(rowsIn(dataDir, "SELECT id FROM files")).toHaveLength(2);
});

test("a PDF is kept without what a server put around it, and is then the same file", async () => {
  const { files, add, dataDir } = await openFiles();
  const { id } = await add(onePage(), "a.pdf");
  const bytes = Buffer.concat([foreign.html, onePage(), foreign.html]);
  const again = await files.add({ bytes, name: "b.pdf", actor: clerk });
  expect(again).toMatchObject({ ok: true, isRepeat: true, file: { id } });
  const kept = rowsIn(dataDir, "SELECT bytes FROM fileVersions").map(({ bytes }) => Buffer.from(bytes as Uint8Array));
  expect(kept).toEqual([onePage()]);
});

test("the same file sent twice at once is kept once", async () => {
  const { files, dataDir } = await openFiles();
  const bytes = await photo();
  const sent = await Promise.all([1, 2].map(() => files.add({ bytes, name: "a.jpg", actor: clerk, key: "form" })));
  expect(sent.map((answer) => answer.ok && answer.isRepeat).sort()).toEqual([false, true]);
  expect(rowsIn(dataDir, "SELECT id FROM activities")).toHaveLength(1);
});

test("the 61st file of a day is refused with the time to wait, and taken a day later", async () => {
  const { files } = await openFiles();
  const send = async (at: number) =>
    files.add({ bytes: await pictureOf("red", { width: at, height: 2 }), name: "a.png", actor: clerk });
  const table = () => files.table(bytesOf("Name,Role\nAsha,=1+1"), clerk);
  const rows = [
    ["Name", "Role"],
    ["Asha", "=1+1"],
  ];
  for (let at = 1; at <= 60; at += 1) expect(await send(at)).toMatchObject({ ok: true });
  expect(await send(61)).toEqual(tooMany);
  expect(await table(), "a table that is looked at is no file").toEqual({ ok: true, readings: [{ rows }] });
  setForward(day);
  expect(await send(61)).toMatchObject({ ok: true });
});

test.each<[string, Uint8Array, string]>([
  ["an iPhone's HEIC", bytesOf("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), "fileHeic"],
  ["an HEIF of another phone", bytesOf("\0\0\0\x18ftypmif1\0\0\0\0"), "fileHeic"],
  ["an SVG", bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), "fileKind"],
  ["a page", foreign.html, "fileKind"],
  ["a PDF with 2 KB behind it", Buffer.concat([onePage(), bytesOf("a".repeat(2_000))]), "fileBroken"],
  ["an archive", foreign.zip, "fileKind"],
  ["a GIF", bytesOf("GIF89a"), "fileKind"],
  ["a page that begins as a JPEG does", bytesOf("\xff\xd8\xff<html><script>alert(1)</script>"), "fileBroken"],
  ["more than 10 MB", new Uint8Array(10 * 1024 * 1024 + 1), "fileLarge"],
])("%s is refused, and nothing is kept", async (_, bytes, reason) => {
  const { files, dataDir } = await openFiles();
  expect(await files.add({ bytes, name: "a.jpg", actor: clerk })).toEqual({ ok: false, reason });
  expect(rowsIn(dataDir, "SELECT id FROM files")).toEqual([]);
});

test("no more is taken when all files together have reached their quota", async () => {
  const { files } = await openFiles({ most: 10 * 1024 * 1024 });
  const first = await files.add({ bytes: await photo(), name: "a.jpg", actor: clerk });
  expect(first).toMatchObject({ ok: true });
  expect(await files.add({ bytes: await pictureOf("blue"), name: "b.jpg", actor: clerk })).toEqual({
    ok: false,
    reason: "filesFull",
  });
});

test("a PDF keeps every byte, and is given out so that it does nothing by itself", async () => {
  const { add, toStaff } = await openFiles();
  const bytes = onePage();
  const file = await add(bytes, "order.pdf");
  expect(file.name).toBe(`files/${file.id.slice(0, shortId)}-1p-${bytes.length}b`);
  const { body, headers } = (await toStaff(requirePdf(file.name, "mr").address))?.versions.identity ?? {};
  expect(body?.equals(bytes)).toBe(true);
  expect(headers).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": expect.stringMatching(/^attachment; /),
    "content-security-policy": expect.stringMatching(/default-src 'none'; sandbox/),
    "x-content-type-options": "nosniff",
  });
});

test("a picture is for the staff alone until a record that shows it is public, by the clock", async () => {
  const { add, toStranger, toStaff, db, now, pass } = await openFiles();
  const file = await add(await photo());
  const path = `${requirePicture(file.name).address}-480.avif`;
  const cachingFor = async (give: typeof toStaff) => (await give(path))?.versions.identity.headers["cache-control"];
  expect([await cachingFor(toStranger), await cachingFor(toStaff)]).toEqual([undefined, "private, no-store"]);
  const recordId = await saveRecord(db, { picture: file.name });
  pass(minute);
  expect(await cachingFor(toStranger), "of a draft").toBeUndefined();
  await saveRevision(db, {
    recordId,
    number: 2,
    data: { pictures: [{ picture: file.name }] },
    publicFrom: now() + minute,
  });
  expect(await cachingFor(toStranger), "before its time").toBeUndefined();
  pass(minute);
  expect(await cachingFor(toStranger)).toMatch(/^public, max-age=31536000, .*immutable$/);
  expect(await toStranger(path.replace("480.avif", "481.avif"))).toBeUndefined();
});

/** Whether strangers get each version of a picture: all of them, or none. On PostgreSQL a change is heard of a moment later. */
async function expectPublic(toStranger: (path: string) => Promise<unknown>, picture: string, isPublic: boolean) {
  const address = requirePicture(picture).address;
  const answer = async () => {
    for (const version of ["480.avif", "480.webp", "600.avif", "600.webp"])
      expect((await toStranger(`${address}-${version}`)) !== undefined, version).toBe(isPublic);
  };
  await vi.waitFor(answer, { timeout: 5000, interval: 20 });
}

test.each([
  ["facilities", "a mistake", { off: "mistake" as const }, false],
  ["notices", "a mistake", { off: "mistake" as const }, false],
  ["notices", "replaced by another", { off: "replaced" as const }, false],
  ["facilities", "no longer valid", { off: "ended" as const }, false],
  ["notices", "no longer valid", { off: "ended" as const }, true],
  ["facilities", "there with another picture", { data: {} }, false],
])("when one of the %s is %s, whether its picture is still public: %o", async (kind, _, change, isPublic) => {
  const { add, toStranger, db, now, pass } = await openFiles();
  const { name } = await add(await photo());
  const data = { picture: name };
  const recordId = await saveRecord(db, data, now(), kind);
  await expectPublic(toStranger, name, true);
  pass(1);
  await saveRevision(db, { recordId, number: 2, data, publicFrom: now(), ...change });
  await expectPublic(toStranger, name, isPublic);
});

test.each([
  ["public", true],
  ["onRequest", false],
  ["internal", false],
])("of a document of the register that is %s, whether strangers have its files: %o", async (show, isPublic) => {
  const { add, toStranger, db, now } = await openFiles();
  const { name } = await add(await photo());
  await saveRecord(db, { file: name, show }, now(), "papers");
  await expectPublic(toStranger, name, isPublic);
});

test("the picture of what was put on the notice board is for the office alone, though the log has its digest", async () => {
  const { add, toStranger, toStaff, db, now } = await openFiles();
  const { name } = await add(await photo());
  await saveRecord(db, { photo: name }, now(), "boardPostings");
  await expectPublic(toStranger, name, false);
  await expectPublic(toStaff, name, true);
});

test.each([
  ["public", true],
  ["onRequest", false],
])("of such a document in content/ that is %s, the same: %o", async (show, isPublic) => {
  const shown: ContentFiles = { kind: "papers", slug: "plan", ids: [], isWithheld: show !== "public" };
  const { add, toStranger } = await openFiles({ ofContent: () => [shown] });
  const { name } = await add(await photo());
  shown.ids.push(...fileIdsIn(JSON.stringify(name)));
  await expectPublic(toStranger, name, isPublic);
});

test.each([
  ["facilities", false],
  ["notices", true],
])("after the last day of one of the %s, whether its picture is still public: %o", async (kind, isPublic) => {
  const { add, toStranger, db, now, pass } = await openFiles();
  const { name } = await add(await photo());
  const data = { picture: name };
  const recordId = await saveRecord(db, data, undefined, kind);
  await saveRevision(db, { recordId, number: 2, data, publicFrom: now(), publicUntil: now() + minute });
  await expectPublic(toStranger, name, true);
  pass(minute - 1);
  await expectPublic(toStranger, name, true);
  pass(1);
  await expectPublic(toStranger, name, isPublic);
});

test("a picture that the files of content/ show is public, until their record is taken off", async () => {
  const bytes = await photo();
  const { id, name } = await (await openFiles()).add(bytes);
  const ids = [id.slice(0, shortId)];
  const { add, files, toStranger, db, now, pass } = await openFiles({
    ofContent: () => [{ kind: "facilities", slug: "library", ids }],
  });
  await add(bytes);
  await expectPublic(toStranger, name, true);
  const recordId = await saveRecord(db, { picture: name });
  await db.updateTable("records").set({ slug: "library" }).where("id", "=", recordId).execute();
  pass(1);
  await expectPublic(toStranger, name, true);
  await saveRevision(db, { recordId, number: 2, data: { picture: name }, publicFrom: now(), off: "ended" });
  await expectPublic(toStranger, name, false);
  expect((await files.list({})).files).toMatchObject([{ isOfContent: true }]);
  expect(await files.remove(id, clerk), "it can come back").toEqual({ ok: false, reason: "used" });
});

test("the list says which records show a file, and what none has shown for 30 days may be deleted", async () => {
  const { files, add, db, pass, dataDir } = await openFiles();
  const used = await add(await photo(), "library.jpg");
  const spare = await add(await pictureOf("blue"), "IMG_2.jpg");
  const recordId = await saveRecord(db, { picture: used.name });
  const { files: listed, count } = await files.list({ q: "LIBR" });
  expect([count, listed]).toEqual([
    1,
    [{ ...used, uses: [{ kind: "facilities", slug: recordId, isNow: true }], isOfContent: false }],
  ]);
  await saveRevision(db, { recordId, number: 2, data: {} });
  expect((await files.list({})).files.find(({ id }) => id === used.id)?.uses).toMatchObject([{ isNow: false }]);
  expect(await files.newest("image", 5)).toEqual(expect.arrayContaining([used, spare]));
  expect([await files.newest("image", 1), await files.newest("pdf", 5)]).toMatchObject([{ length: 1 }, { length: 0 }]);
  expect(await files.unused()).toEqual([]);
  pass(31 * day);
  expect(await files.unused()).toEqual([spare]);
  expect(await files.remove(used.id, clerk)).toEqual({ ok: false, reason: "used" });
  expect(await files.remove(spare.id, clerk)).toEqual({ ok: true });
  expect(await files.remove(spare.id, clerk)).toEqual({ ok: false, reason: "gone" });
  expect(rowsIn(dataDir, "SELECT DISTINCT fileId FROM fileVersions")).toEqual([{ fileId: used.id }]);
  expect(await files.missing(JSON.stringify({ a: used.name, b: spare.name }))).toEqual([spare.name]);
});

test("a file is not deleted while a record that shows it is published", async () => {
  let publishing: Promise<boolean> | undefined;
  /** Publishes a record with the file, as soon as it was found to be used by none. */
  let publish = async () => false;
  const { files, add, db, now } = await openFiles({
    ofContent: () => {
      publishing ??= publish();
      return [];
    },
  });
  const { id, name } = await add(await photo());
  publish = () =>
    db.transaction().execute(async (tx) => {
      if ((await missingNames(tx, JSON.stringify([name]))).length > 0) return false;
      await saveRecord(tx, { picture: name }, now());
      return true;
    });
  const { ok: isDeleted } = await files.remove(id, clerk);
  const isPublic = await publishing;
  expect([isDeleted, isPublic]).not.toEqual([true, true]);
  expect(isDeleted || isPublic).toBe(true);
});

test("what records of a former version show is found by the update of the store", async () => {
  const { files, add, db } = await openFiles();
  const { name, id } = await add(await photo());
  const recordId = await saveRecord(db, { pictures: [{ picture: name }, { picture: name }] });
  await saveRevision(db, { recordId, number: 2, data: { picture: name } });
  for (const table of ["revisionFiles", "displacedEditions"]) await db.schema.dropTable(table).execute();
  await migrations["0017-revision-files"]?.up(db);
  expect((await files.list({})).files).toMatchObject([{ uses: [{ slug: recordId, isNow: true }] }]);
  expect(await files.remove(id, clerk)).toEqual({ ok: false, reason: "used" });
});

test("files that are exported come back the same in an empty store", async () => {
  const { add, db, toStaff } = await openFiles();
  const [picture, order] = [await add(await photo()), await add(onePage(), "order.pdf")];
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await exportFiles(db, [picture.id.slice(0, shortId), order.id], folder);
  expect(readdirSync(join(folder, "files")).sort()).toEqual([picture.id, order.id].sort());
  const other = await openFiles();
  expect(await importFiles(other.db, folder, readHere)).toBe(2);
  expect(await importFiles(other.db, folder, readHere), "again").toBe(2);
  for (const path of [`${requirePicture(picture.name).address}-480.avif`, requirePdf(order.name, "en").address]) {
    const [before, after] = await Promise.all([toStaff(path), other.toStaff(path)]);
    expect(after?.versions.identity).toEqual(before?.versions.identity);
    expect(after).toBeDefined();
  }
  expect(await other.files.missing(JSON.stringify([picture.name, order.name]))).toEqual([]);
});

test("a folder from elsewhere brings in nothing but what an upload could", async () => {
  const { add, db } = await openFiles();
  const [picture, order] = [await add(await photo()), await add(onePage(), "order.pdf")];
  const secret = join(mkdtempSync(join(tmpdir(), "secret-")), "secret.txt");
  onTestFinished(() => rmSync(secret));
  writeFileSync(secret, "TOP-SECRET-OF-THE-SERVER");
  const html = "<html><script>alert(1)</script>";
  const changes: [what: string, change: (folder: string) => void][] = [
    ["a link as a PDF", (at) => replaced(join(at, "files", order.id, "1.pdf"), (file) => symlinkSync(secret, file))],
    ["a link as its folder", (at) => symlinkSync(join(secret, ".."), join(at, "files", "ab".repeat(32)))],
    ["a link beside the files", (at) => symlinkSync(secret, join(at, "logo.png"))],
    ["a page as a PDF", (at) => writeFileSync(join(at, "files", order.id, "1.pdf"), html)],
    ["a PDF with another digest", (at) => renameSync(join(at, "files", order.id), join(at, "files", "cd".repeat(32)))],
    ["a page as a small picture", (at) => writeFileSync(join(at, "files", picture.id, "480.webp"), html)],
    ["a picture that cannot be read", (at) => writeFileSync(join(at, "files", picture.id, "600.webp"), "RIFF1234WEBP")],
  ];
  for (const [what, change] of changes) {
    const folder = mkdtempSync(join(tmpdir(), "content-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    await exportFiles(db, [picture.id, order.id], folder);
    change(folder);
    const other = await openFiles();
    await expect(importFiles(other.db, folder, readHere), what).rejects.toThrow(/link|no file that can be used/);
  }
});

/** Puts something else in a file's place. */
function replaced(file: string, put: (file: string) => void): void {
  rmSync(file);
  put(file);
}
