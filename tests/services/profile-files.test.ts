import { expect, onTestFinished, test } from "vitest";
import { attachStore } from "#app/lib/db/store.server.ts";
import { largestUpload } from "#app/lib/sanitize/file-kinds.ts";
import type { AccountDependencies } from "#app/people/accounts/members.server.ts";
import type { ProfileDocuments } from "#app/people/profiles/profile-store.server.ts";
import { createProfileFiles } from "#app/people/profiles/profiles.server.ts";
import { approveNow, asha, openOffice, openWithMember, quietly, ravi, tooMany, writeBeside } from "../help/faculty.ts";
import { pictureOf } from "../help/faculty-files.ts";
import { placeOf } from "../help/place.ts";
import { rowsIn } from "../help/rows.ts";
import { day, setForward } from "../help/services.ts";

/** The services with a member who has a photo. */
async function withPhoto() {
  const services = await openWithMember({}, { isProven: true });
  const { profiles, directory, member, dataDir } = services;
  const photo = async () => (await profiles.read(member)).profile.photo;
  const upload = async (colour: string) => profiles.upload(member, "photo", await pictureOf(colour));
  const ids = () => rowsIn(dataDir, "SELECT id FROM uploads ORDER BY createdAt, rowid").map(({ id }) => id);
  /** Who may fetch a file: the public, its member. */
  const givenTo = async (id = "") => ({
    public: (await directory.file(id)) !== undefined,
    member: (await directory.file(id, { uid: member.uid })) !== undefined,
  });
  expect(await upload("red")).toEqual({ ok: true });
  const first = (await photo())?.id ?? "";
  return { ...services, photo, upload, ids, givenTo, first };
}

test("an uploaded photo is sanitized and shown in the profile", async () => {
  const { photo, ids, directory, member } = await withPhoto();
  const file = await photo();
  expect(file).toEqual({ id: expect.stringMatching(/^[\w-]{22}$/), type: "image/webp", width: 40, height: 30 });
  expect(ids()).toEqual([file?.id]);
  const kept = await directory.file(file?.id ?? "", { uid: member.uid });
  expect(kept).toMatchObject({ isPublic: false, file: { uid: member.uid, kind: "photo", type: "image/webp" } });
  expect(Buffer.from(kept?.file.bytes ?? []).toString("latin1")).toMatch(/^RIFF.{4}WEBP/s);
});

test("before the approval only its member can fetch a file", async () => {
  const { directory, register, first, member } = await withPhoto();
  const other = await register(ravi);
  expect(await directory.file(first)).toBeUndefined();
  expect(await directory.file(first, { uid: other.uid })).toBeUndefined();
  expect(await directory.file(first, { uid: "" })).toBeUndefined();
  expect(await directory.file(first, { isReviewer: true }), "the office reads it before it is approved").toBeDefined();
  expect(await directory.file(first, { uid: member.uid })).toBeDefined();
  for (const id of ["", "none", "%"]) expect(await directory.file(id, { uid: member.uid })).toBeUndefined();
});

test("a new photo replaces the old one, which is erased", async () => {
  const { upload, photo, ids, givenTo, first } = await withPhoto();
  expect(await upload("blue")).toEqual({ ok: true });
  const second = (await photo())?.id;
  expect(second).not.toBe(first);
  expect(ids()).toEqual([second]);
  expect(await givenTo(first)).toEqual({ public: false, member: false });
});

test("the photo that the public sees stays until the office approves another", async () => {
  const { upload, photo, ids, givenTo, first, dataDir } = await withPhoto();
  const office = await openOffice(dataDir);
  await approveNow(office, asha.email);
  expect(await givenTo(first)).toEqual({ public: true, member: true });
  await upload("blue");
  await upload("green");
  const third = (await photo())?.id;
  expect(ids()).toEqual([first, third]);
  expect(await givenTo(first)).toMatchObject({ public: true });
  expect(await givenTo(third)).toEqual({ public: false, member: true });
  await approveNow(office, asha.email);
  expect(ids()).toEqual([third]);
  expect(await givenTo(third)).toEqual({ public: true, member: true });
});

test("a removed photo disappears from the profile, and from the public with the next approval", async () => {
  const { profiles, member, photo, ids, givenTo, first, dataDir } = await withPhoto();
  const office = await openOffice(dataDir);
  await approveNow(office, asha.email);
  await profiles.removeUpload(member, "photo");
  expect(await photo()).toBeUndefined();
  expect(await givenTo(first)).toMatchObject({ public: true });
  await approveNow(office, asha.email);
  expect(await givenTo(first)).toMatchObject({ public: false });
  expect(ids()).toEqual([]);
  await profiles.removeUpload(member, "photo");
});

test("a removed photo that was never public is erased at once", async () => {
  const { profiles, member, ids } = await withPhoto();
  await profiles.removeUpload(member, "resume");
  expect(ids()).toHaveLength(1);
  await profiles.removeUpload(member, "photo");
  expect(ids()).toEqual([]);
});

test("no file of a suspended member is public", async () => {
  const { givenTo, first, dataDir } = await withPhoto();
  const office = await openOffice(dataDir);
  await approveNow(office, asha.email);
  await office.suspend(asha.email);
  expect(await givenTo(first)).toMatchObject({ public: false });
});

test("photo and resume are stored side by side; one at a time is accepted from a member", async () => {
  const { profiles, member, ids, dataDir } = await withPhoto();
  const [photo, resume] = await Promise.all([pictureOf("blue"), pictureOf("white")]);
  const upload = () =>
    Promise.all([profiles.upload(member, "photo", photo), profiles.upload(member, "resume", resume)]);
  expect(await upload()).toEqual([{ ok: true }, tooMany]);
  expect(await profiles.upload(member, "resume", resume)).toEqual({ ok: true });
  const { profile } = await profiles.read(member);
  expect(ids().sort()).toEqual([profile.photo?.id, profile.resume?.id].sort());
  expect(rowsIn(dataDir, "SELECT kind FROM uploads ORDER BY kind")).toEqual([{ kind: "photo" }, { kind: "resume" }]);
});

test("a member's files do not affect another's", async () => {
  const { profiles, register, ids, first } = await withPhoto();
  const other = await register(ravi);
  await profiles.upload(other, "photo", await pictureOf("blue"));
  await profiles.removeUpload(other, "photo");
  expect(ids()).toEqual([first]);
});

test("a file of an unsupported type changes nothing", async () => {
  const { profiles, member, photo, ids, first } = await withPhoto();
  const letter = Buffer.from("Dear office");
  expect(await profiles.upload(member, "photo", letter)).toEqual({ ok: false, reason: "fileKind" });
  const cut = (await pictureOf("red")).subarray(0, 200);
  expect(await profiles.upload(member, "photo", cut)).toEqual({ ok: false, reason: "fileBroken" });
  expect(await profiles.upload(member, "resume", letter)).toEqual({ ok: false, reason: "fileKind" });
  expect(ids()).toEqual([first]);
  expect((await photo())?.id).toBe(first);
});

test("thirty files a day are accepted from a member, whatever the result", async () => {
  const { profiles, member, register, upload } = await withPhoto();
  const other = await register(ravi);
  for (let count = 1; count < 30; count++)
    expect(await profiles.upload(member, "photo", Buffer.from("no"))).toMatchObject({ reason: "fileKind" });
  expect(await upload("blue")).toEqual(tooMany);
  expect(await profiles.upload(other, "photo", await pictureOf("blue"))).toEqual({ ok: true });
  setForward(day);
  expect(await upload("blue")).toEqual({ ok: true });
});

test("three photos a day, and no resume, are accepted from a member with an unconfirmed address", async () => {
  const { profiles, member, dataDir } = await openWithMember();
  const letter = Buffer.from("no");
  expect(await profiles.upload(member, "resume", letter)).toEqual({ ok: false, reason: "fileUnproven" });
  for (let count = 0; count < 3; count++)
    expect(await profiles.upload(member, "photo", letter)).toEqual({ ok: false, reason: "fileKind" });
  expect(await profiles.upload(member, "photo", letter)).toEqual(tooMany);
  await writeBeside(dataDir, "UPDATE members SET provenAt = createdAt");
  expect(await profiles.upload(member, "resume", letter)).toEqual({ ok: false, reason: "fileKind" });
});

test("when all uploads together have reached their quota no more are accepted, and the log says so", async () => {
  const { member, ids, first, dataDir } = await withPhoto();
  const { db, close } = await attachStore(placeOf(dataDir));
  onTestFinished(close);
  const warned = quietly("warn");
  const { upload } = createProfileFiles({ db } as AccountDependencies, {} as ProfileDocuments, largestUpload + 10);
  expect(await upload(member, "photo", await pictureOf("blue"))).toEqual({ ok: false, reason: "filesFull" });
  expect(warned().join()).toContain("quota");
  expect(ids()).toEqual([first]);
});
