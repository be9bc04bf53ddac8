import { randomBytes, randomUUID } from "node:crypto";
import { once } from "node:events";
import { type ClientRequest, get } from "node:http";
import { describe, expect, test } from "vitest";
import type { UploadRow } from "#app/lib/db/tables.ts";
import type { ProfileFile } from "#app/people/profiles/profile.ts";
import { keepMember, keepUpload, ownServer, profileOf, signedInBeside, soon } from "../help/members.ts";
import { rowsIn } from "../help/rows.ts";

const site = ownServer();

/** Bytes that are not text, and that would be smaller if compressed. */
const bytes = Buffer.concat([Buffer.from("RIFF\0\0\0\0WEBP"), randomBytes(3000), Buffer.alloc(3000, 0xff)]);

const ask = (id: string, init: RequestInit = {}) =>
  fetch(`${site.url}/uploads?id=${encodeURIComponent(id)}`, { redirect: "manual", ...init });

/** A file of a member. */
function uploaded(
  uid: string,
  kind: UploadRow["kind"] = "photo",
  type: UploadRow["type"] = "image/webp",
  content = bytes,
): ProfileFile {
  const id = randomUUID();
  keepUpload(site.dataDir, { id, uid, kind, type, bytes: content });
  return { id, type, width: 480, height: 640 };
}

/** A file of a new member, as part of an approved profile. */
function published(kind?: UploadRow["kind"], type?: UploadRow["type"]): { uid: string; id: string } {
  const uid = randomUUID();
  const file = uploaded(uid, kind, type);
  keepMember(site.dataDir, profileOf(uid, { [kind ?? "photo"]: file }));
  return { uid, id: file.id };
}

/** A refusal without its date. */
async function refused(answer: Response) {
  const { date: _date, ...headers } = Object.fromEntries(answer.headers);
  return { status: answer.status, headers, text: await answer.text() };
}

describe("a file of an approved profile", () => {
  test.each([
    ["photo", "image/webp", "photo.webp"],
    ["resume", "image/webp", "resume.webp"],
    ["resume", "application/pdf", "resume.pdf"],
  ] as const)("(%s, %s) is sent to anyone, to be shown, under the name %s", async (kind, type, name) => {
    const answer = await ask(published(kind, type).id);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": type,
      "content-length": String(bytes.length),
      "content-disposition": `inline; filename="${name}"`,
      "cache-control": "public, max-age=300",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
    });
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test.each(["gzip", "br", "gzip, deflate, br, zstd", "identity"])(
    "is sent byte for byte to a browser that accepts %s",
    async (encoding) => {
      const answer = await ask(published().id, { headers: { "accept-encoding": encoding } });
      expect(answer.headers.get("content-encoding")).toBeNull();
      expect(answer.headers.get("content-length")).toBe(String(bytes.length));
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    },
  );

  test("is answered with headers only for HEAD", async () => {
    const { id } = published();
    const [whole, head] = [await ask(id), await ask(id, { method: "HEAD" })];
    expect(head.status).toBe(200);
    expect((await head.arrayBuffer()).byteLength).toBe(0);
    for (const name of ["content-length", "content-type", "content-disposition", "cache-control", "x-robots-tag"])
      expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)]);
  });

  test("is sent to a signed-in member as to anyone", async () => {
    const { cookie } = await signedInBeside(site.dataDir, `${randomUUID()}@example.org`);
    const answer = await ask(published().id, { headers: { cookie } });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "public, max-age=300"]);
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  test("is not found as soon as its member is suspended, also for that member", async () => {
    const { uid, cookie } = await signedInBeside(site.dataDir, `${randomUUID()}@example.org`);
    const { id } = uploaded(uid);
    keepMember(site.dataDir, profileOf(uid, { photo: { id, type: "image/webp", width: 1, height: 1 } }));
    expect((await ask(id)).status).toBe(200);
    rowsIn(site.dataDir, "UPDATE members SET suspendedAt = 1 WHERE uid = ?", uid);
    expect((await ask(id)).status).toBe(404);
    expect((await ask(id, { headers: { cookie } })).status).toBe(404);
  });

  test("accepts no form", async () => {
    const { id } = published();
    expect((await ask(id, { method: "POST", headers: { origin: site.url }, body: "a=b" })).status).toBe(405);
    expect((await ask(id, { method: "DELETE" })).status).toBe(405);
  });
});

describe("a file that is not approved", () => {
  test("is sent to its owner only, and never cached", async () => {
    const { uid, cookie } = await signedInBeside(site.dataDir, `${randomUUID()}@example.org`);
    const stranger = await signedInBeside(site.dataDir, `${randomUUID()}@example.org`);
    const { id } = uploaded(uid);
    keepMember(site.dataDir, profileOf(uid), { published: null, approvedAt: null });
    for (const method of ["GET", "HEAD"]) {
      const own = await ask(id, { method, headers: { cookie } });
      expect([method, own.status]).toEqual([method, 200]);
      expect(own.headers.get("cache-control")).toMatch(/no-store/);
      expect(own.headers.get("cache-control")).not.toMatch(/public/);
      expect(own.headers.get("set-cookie")).toBeNull();
      if (method === "GET") expect(Buffer.from(await own.arrayBuffer()).equals(bytes)).toBe(true);
      for (const headers of [{}, { cookie: stranger.cookie }, { cookie: `${cookie}x` }, { cookie: "__Host-session=" }])
        expect((await ask(id, { method, headers })).status).toBe(404);
    }
    const file: ProfileFile = { id, type: "image/webp", width: 1, height: 1 };
    const approved = JSON.stringify(profileOf(uid, { photo: file }));
    rowsIn(site.dataDir, "UPDATE members SET published = ? WHERE uid = ?", approved, uid);
    expect((await ask(id)).headers.get("cache-control")).toBe("public, max-age=300");
  });

  test("is not public when the approved profile has another in its place", async () => {
    const { uid, id } = published();
    const newer = uploaded(uid);
    expect([(await ask(id)).status, (await ask(newer.id)).status]).toEqual([200, 404]);
  });

  test("is refused in exactly the same way as one that never existed", async () => {
    const unapproved = uploaded(randomUUID());
    const answer = await refused(await ask(unapproved.id));
    expect(answer).toMatchObject({ status: 404, headers: { "cache-control": "no-store" } });
    expect(answer.headers["set-cookie"]).toBeUndefined();
    const wrong = ["", "none", randomUUID(), `${unapproved.id}x`, "../../secret.key", "%", "__proto__", "' OR 1=1 --"];
    for (const id of [...wrong, "अ", "x".repeat(1000)]) expect(await refused(await ask(id))).toEqual(answer);
    expect(await refused(await fetch(`${site.url}/uploads`))).toEqual(answer);
  });
});

test("files have one address, in no language and in no sitemap", async () => {
  const { id } = published();
  for (const path of [`/mr/uploads?id=${id}`, `/uploads/${id}`, `/uploads/x?id=${id}`])
    expect((await fetch(site.url + path)).status).toBe(404);
  const slash = await fetch(`${site.url}/uploads/?id=${id}`, { redirect: "manual" });
  expect([slash.status, slash.headers.get("location")]).toEqual([308, `/uploads?id=${id}`]);
  expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).not.toContain("/uploads");
});

test("eight files are sent at once to one address; a ninth has to wait until one is aborted", async () => {
  const uid = randomUUID();
  // More than the operating system takes while nobody reads, on either side of a connection.
  const size = 12_000_000;
  const photo = uploaded(uid, "photo", "image/webp", Buffer.alloc(size));
  keepMember(site.dataDir, profileOf(uid, { photo }));
  const readers: ClientRequest[] = [];
  /** Requests the file and reads nothing of it. */
  async function stall(): Promise<void> {
    const reader = get(`${site.url}/uploads?id=${photo.id}`).on("error", () => {});
    const [{ statusCode }] = await once(reader, "response");
    // What another test has left open may still count.
    expect(statusCode).toBe(200);
    readers.push(reader);
  }
  for (let count = 0; count < 8; count++) await soon(stall);
  const answer = await ask(photo.id);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await answer.text()).toMatch(/^Many files are being read just now\. Please try again/);
  expect((await ask(photo.id, { method: "HEAD" })).status).toBe(200);
  readers.pop()?.destroy();
  await soon(async () => expect((await (await ask(photo.id)).arrayBuffer()).byteLength).toBe(size));
  for (const reader of readers) reader.destroy();
  await soon(async () => {
    const again = await Promise.all(Array.from({ length: 8 }, () => ask(photo.id)));
    const bodies = await Promise.all(again.map((each) => each.arrayBuffer()));
    expect(bodies.map(({ byteLength }) => byteLength)).toEqual(Array(8).fill(size));
  });
});
