import { expect, test } from "vitest";
import { requirePdf, requirePicture } from "#app/cms/content/media.ts";
import { fileName, type NamedFile } from "#app/lib/files/file-name.ts";
import { filesWords } from "#app/office/files/files-words.ts";
import { acceptedFiles } from "#app/office/files/office-files.ts";
import { pictureOf } from "../help/faculty-files.ts";
import { newMember } from "../help/faculty-visits.ts";
import { all, type Element, readHtml, textOf, the } from "../help/html.ts";
import { saveRecord } from "../help/office-files.ts";
import { hidden } from "../help/posted-forms.ts";
import { followRedirect } from "../help/redirect.ts";
import { rowsIn } from "../help/rows.ts";
import { inSharedStore, signedInStaff } from "../help/staff-visits.ts";
import { bytesOf, onePage } from "../help/upload-files.ts";
import { get, siteUrl } from "../help/visit.ts";

type Staff = Awaited<ReturnType<typeof signedInStaff>>;

/** Sends files as the form does without script, and gives each line of the answer. */
async function upload({ ask }: Staff, files: [name: string, bytes: Uint8Array][], cookie = "") {
  const body = new FormData();
  for (const [name, bytes] of files) body.append("files", new File([new Uint8Array(bytes)], name));
  const headers = { origin: siteUrl, cookie };
  const sent = await ask("/office/files", { method: "POST", body, headers });
  const answer = await followRedirect(sent, (path) => ask(path, { headers }));
  const page = readHtml(await answer.text());
  return { status: sent.status, headers: sent.headers, lines: all(page, "[data-sent]").map(textOf), page };
}

/** The addresses of the files of a name that the office's list leads to. */
async function listed(browser: Staff, called: string): Promise<string[]> {
  const { page } = await browser.visit(`/office/files?q=${called}`);
  return all(page, "main a")
    .filter((link) => textOf(link) === `${filesWords.en.open}: ${called}`)
    .map(({ attributes: { href = "" } }) => href);
}

/** What records call the file with this id. */
const nameIn = (dataDir: string, called: string) => {
  const [row] = rowsIn(dataDir, "SELECT id, type, width, height FROM files WHERE name = ?", called);
  const size = { width: Number(row?.width), height: Number(row?.height), pages: 1, bytes: 0 };
  return fileName({ id: String(row?.id), type: row?.type, ...size } as NamedFile);
};

test("three files at once: one is refused and says why, the others are there, for the staff alone until they are public", async () => {
  const staff = await signedInStaff();
  const { en } = filesWords;
  const [photo, order] = [await pictureOf("teal", { width: 1000, height: 500 }), onePage({ trailer: "/Office true" })];
  const heic = bytesOf("\0\0\0\x18ftypheic\0\0\0\0mif1heic");
  const cookie = staff.cookie ?? "";
  const { status, lines, page } = await upload(
    staff,
    [
      ["rally.jpg", photo],
      ["IMG.heic", heic],
      ["order.pdf", order],
    ],
    cookie,
  );
  expect([303, 200]).toContain(status);
  expect(textOf(the(page, "noscript")), "photographs are sent as large as they are").toContain("Keep this page open");
  expect(lines).toEqual([
    expect.stringContaining(en.there),
    expect.stringContaining(en.reasons.fileHeic),
    expect.stringContaining(en.there),
  ]);
  expect((await upload(staff, [["rally.jpg", photo]], cookie)).lines).toEqual([expect.stringContaining(en.repeat)]);

  const { dataDir } = staff.site;
  const name = nameIn(dataDir, "rally.jpg");
  const picture = `${requirePicture(name).address}-480.avif`;
  const pdf = requirePdf(nameIn(dataDir, "order.pdf"), "en").address;
  const [member, admin] = [await newMember(), await signedInStaff("admin")];
  const logOf = async (of: Staff) =>
    (await of.ask("/office/activity", { headers: { cookie: of.cookie ?? "" } })).text();
  expect([await logOf(staff), await logOf(admin)]).toEqual([
    // That a file was added, and not how somebody's phone named it.
    expect.stringMatching(/^(?!.*rally\.jpg).*Added a file/s),
    expect.not.stringMatching(/rally\.jpg|added a file/i),
  ]);
  for (const path of [picture, pdf]) {
    expect((await get(path)).status, "to a stranger").toBe(404);
    expect((await get(path, { headers: { cookie: member.browser.cookie ?? "" } })).status, "to the faculty").toBe(404);
    const toAdmin = await get(path, { headers: { cookie: admin.cookie ?? "" } });
    expect(toAdmin.status, "to who looks after accounts").toBe(404);
    const own = await get(path, { headers: { cookie } });
    expect([own.status, own.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(own.headers.getSetCookie()).toEqual([]);
  }

  await inSharedStore(({ db }) => saveRecord(db, { picture: name, paper: nameIn(dataDir, "order.pdf") }, Date.now()));
  await expect.poll(async () => (await get(picture)).status, { timeout: 5000 }).toBe(200);
  const shown = await get(picture);
  expect(shown.headers.get("content-type")).toBe("image/avif");
  expect(shown.headers.get("cache-control")).toMatch(/^public, max-age=31536000.*immutable$/);
  const etag = shown.headers.get("etag") ?? "";
  expect((await get(picture, { headers: { "if-none-match": etag } })).status).toBe(304);
  expect((await get(picture, { method: "HEAD" })).headers.get("content-length")).toBe(
    String((await shown.arrayBuffer()).byteLength),
  );

  const given = await get(pdf);
  expect(Buffer.from(await given.arrayBuffer()).equals(order)).toBe(true);
  expect(Object.fromEntries(given.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": expect.stringMatching(/^attachment; /),
    "content-security-policy": expect.stringContaining("sandbox"),
    "x-content-type-options": "nosniff",
  });
  const part = await get(pdf, { headers: { range: "bytes=0-4" } });
  expect([part.status, await part.text()]).toEqual([206, "%PDF-"]);
});

test("a single file that is refused is an error, with nothing kept", async () => {
  const staff = await signedInStaff();
  const { status, lines } = await upload(staff, [["a.svg", bytesOf("<svg/>")]], staff.cookie);
  expect([status, lines]).toEqual([400, [expect.stringContaining(filesWords.en.reasons.fileKind)]]);
  expect(await listed(staff, "a.svg")).toEqual([]);
});

test("a file is deleted at once as long as no draft has it", async () => {
  const staff = await signedInStaff();
  const { dataDir } = staff.site;
  const { page } = await upload(staff, [["spare.jpg", await pictureOf("olive")]], staff.cookie);
  const name = nameIn(dataDir, "spare.jpg");
  const cardIn = (page: Element) =>
    all(page, "main li:not([data-sent])").find((card) => textOf(card).includes("spare.jpg")) ?? page;
  const id = hidden(cardIn(page), "file");
  await inSharedStore(({ db }) => saveRecord(db, { picture: name }));
  const { page: used } = await staff.visit("/office/files?q=spare");
  expect(all(cardIn(used), "form"), "used in a draft").toEqual([]);
  const { page: refused } = await staff.send("/office/files", { intent: "delete", file: id });
  expect(textOf(the(refused, "#files-answer"))).toBe(filesWords.en.told.used);

  const { page: other } = await upload(staff, [["spare.jpg", await pictureOf("navy")]], staff.cookie);
  const way = "record=notices%2Fadmissions-open&at=picture&q=spare";
  const { page: choosing } = await staff.visit(`/office/files?${way}`);
  const actions = all(choosing, "form").map(({ attributes }) => attributes.action);
  expect(actions, "the way back to the record is kept").toContain(`/office/files?${way}#files-answer`);
  const deleted = await staff.send("/office/files", { intent: "delete", file: hidden(cardIn(other), "file") });
  expect(textOf(the(deleted.page, "#files-answer"))).toBe(filesWords.en.told.deleted);
  expect(await listed(staff, "spare.jpg")).toHaveLength(1);
  const { page: left } = await staff.visit("/office/files?q=spare");
  expect(all(cardIn(left), "form"), "the one that a draft has is left").toEqual([]);
});

test("a stranger's files are not read, and the sign-in screen says nothing of them", async () => {
  const staff = await signedInStaff();
  const { status, lines } = await upload({ ...staff, cookie: undefined }, [["a.jpg", await pictureOf("red")]]);
  expect([status, lines]).toEqual([401, []]);
  expect(await listed(staff, "a.jpg")).toEqual([]);
});

test("a PDF that is added for a notice is chosen in its draft, in place of the one before; an admin may send nothing", async () => {
  const staff = await signedInStaff();
  const headers = { origin: siteUrl, cookie: staff.cookie ?? "" };
  const { en } = filesWords;
  const said = await staff.ask("/office/records/notices/new", {
    method: "POST",
    headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ intent: "files:file", "form:key": "add", "text.en": "Holiday on Monday for all" }),
  });
  const to = said.headers.get("location") ?? "";
  expect([said.status, to]).toEqual([303, "/office/files?record=notices/holiday-on-monday-for-all&at=file"]);
  const screen = async () => readHtml(await (await staff.ask(to, { headers })).text());
  const field = the(await screen(), "#files-add").attributes;
  expect([field.accept, "multiple" in field]).toEqual([acceptedFiles.any, false]);

  const dataOf = () =>
    String(
      rowsIn(
        staff.site.dataDir,
        "SELECT data FROM revisions JOIN records ON records.draftId = revisions.id WHERE slug LIKE 'holiday-on-monday-for%'",
      )[0]?.data,
    );
  /** What is said of one file that is sent from the form as it is drawn now. */
  async function send(name: string, bytes: Uint8Array, was?: string) {
    const body = new FormData();
    body.append("was", was ?? the(await screen(), "[name=was]").attributes.value ?? "");
    body.append("files", new File([new Uint8Array(bytes)], name));
    const answer = await staff.ask(to, { method: "POST", body, headers: { ...headers, "x-fragment": "files" } });
    return textOf(the(readHtml(await answer.text()), "[data-sent]"));
  }
  const [first, second] = [onePage({ trailer: "/First true" }), onePage({ trailer: "/Second true" })];
  expect(await send("first.pdf", first)).toContain(en.choices.chosen);
  expect(dataOf()).toContain(nameIn(staff.site.dataDir, "first.pdf").slice(0, 30));
  expect(await send("second.pdf", second)).toContain(en.choices.chosen);
  expect(dataOf()).toContain(nameIn(staff.site.dataDir, "second.pdf").slice(0, 30));
  expect(await send("first.pdf", first, "")).toContain(en.choices.changed);
  expect(await send("photo.jpg", await pictureOf("red")), "beside it").toContain(en.choices.chosen);
  expect(await send("other.jpg", await pictureOf("pink")), "never over another").toContain(en.choices.changed);
  expect(dataOf()).toContain(nameIn(staff.site.dataDir, "photo.jpg").slice(0, 30));
  expect(dataOf()).toContain(nameIn(staff.site.dataDir, "second.pdf").slice(0, 30));
  const record = await staff.visit("/office/records/notices/holiday-on-monday-for-all");
  expect(textOf(the(record.page, "main"))).toContain("The public does not see it.");

  const admin = await signedInStaff("admin");
  const body = new FormData();
  body.append("files", new File([new Uint8Array(2_000_000)], "large.jpg"));
  const refused = await admin.ask(to, { method: "POST", body, headers: { ...headers, cookie: admin.cookie ?? "" } });
  expect(refused.status, "a form as large as others may be").toBe(413);
});
