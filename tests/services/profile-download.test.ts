import { expect, test } from "vitest";
import { approveNow, asha, caller, openOffice, openWithMember, ravi, writeBeside } from "../help/faculty.ts";
import { pictureOf } from "../help/faculty-files.ts";
import { rowsIn } from "../help/rows.ts";

const fields = { name: asha.name, department: asha.department, facultyId: asha.facultyId };
const work = { title: "On leaves", authors: "A. Namune", year: "2025" };

/** A file as it appears in a download. */
interface DownloadedFile {
  kind: string;
  type: string;
  base64: string;
}
interface Download {
  profile: Record<string, unknown>;
  draft: unknown;
  account: Record<string, unknown>;
  files: DownloadedFile[];
  activity: { at: string; event: string; way: string | null }[];
}

/** The services with a member, and her download after a round trip through JSON. */
async function withDownload() {
  const services = await openWithMember({}, { isProven: true });
  const { profiles, member, memberWith, dataDir } = services;
  const text = async () => JSON.stringify(await profiles.download(await memberWith(member.session)));
  const download = async () => JSON.parse(await text()) as Download;
  const kept = () =>
    rowsIn(dataDir, "SELECT bytes FROM uploads").map(({ bytes }) =>
      Buffer.from(bytes as Uint8Array).toString("base64"),
    );
  return { ...services, text, download, kept };
}

test("a new member downloads what was registered, empty lists, and the registration event", async () => {
  const { download, member } = await withDownload();
  const createdAt = expect.any(String);
  const lists = { publications: [], patents: [], copyrights: [] };
  expect(await download()).toMatchObject({
    profile: { ...fields, email: asha.email, uid: member.uid, createdAt, ...lists },
    draft: null,
    files: [],
    activity: [{ at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/), event: "registered", way: null }],
  });
});

test("the account's data and failed sign-ins are in it", async () => {
  const { signIns, download, member } = await withDownload();
  await signIns.byPassword(asha.email, "a wrong password", caller);
  const { account, activity } = await download();
  expect(account).toEqual({
    ...{ email: asha.email, language: "en", createdAt: new Date(member.row.createdAt).toISOString() },
    ...{ addressConfirmedAt: new Date(member.row.createdAt).toISOString(), approvedAt: null },
  });
  expect(activity[0]).toMatchObject({ event: "signInFailed", way: "password" });
});

test("profile, works, draft, files and events are in it", async () => {
  const { profiles, member, ways, download, kept } = await withDownload();
  await profiles.save(member, { ...fields, designation: "Professor", awards: "One\nTwo" });
  await profiles.saveWork(member, "publications", work);
  await profiles.keepDraft(member, { awards: "Three" });
  await profiles.upload(member, "photo", await pictureOf("red"));
  await profiles.upload(member, "resume", await pictureOf("white", { width: 100, height: 140 }));
  await ways.password();
  const { profile, draft, files, activity } = await download();
  expect(profile).toMatchObject({ designation: "Professor", awards: "One\nTwo", publications: [work] });
  expect(draft).toEqual({ awards: "Three" });
  expect(files.map(({ kind, type }) => [kind, type])).toEqual([
    ["photo", "image/webp"],
    ["resume", "image/webp"],
  ]);
  expect(files.map(({ base64 }) => base64).sort()).toEqual(kept().sort());
  expect(activity.map(({ event, way }) => [event, way])).toEqual([
    ["signedIn", "password"],
    ["registered", null],
  ]);
});

test("the published profile is in it too, with its photo", async () => {
  const { profiles, member, dataDir, download, text, kept } = await withDownload();
  await profiles.save(member, { ...fields, designation: "Professor" });
  await profiles.upload(member, "photo", await pictureOf("red"));
  await approveNow(await openOffice(dataDir), asha.email);
  await profiles.upload(member, "photo", await pictureOf("blue"));
  await profiles.save(member, { ...fields, designation: "Principal" });
  expect(await text()).toContain("Principal");
  expect(await text()).toContain("Professor");
  expect((await download()).files.map(({ base64 }) => base64).sort()).toEqual(kept().sort());
});

test("the signed-in devices are in it, and nothing that would sign in", async () => {
  const { text, member, dataDir } = await withDownload();
  expect(await text()).toContain("Firefox");
  expect(await text()).not.toContain(member.session);
  const [row] = rowsIn(dataDir, "SELECT tokenHash, password FROM sessions, credentials");
  for (const secret of [row?.tokenHash, row?.password]) expect(await text()).not.toContain(String(secret));
});

test("all events of a year are in it", async () => {
  const { download, member, dataDir } = await withDownload();
  const numbers = "WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 200)";
  const notes = `SELECT 'note ' || n, n, 'signedOut', '${member.uid}', NULL, NULL FROM numbers`;
  await writeBeside(dataDir, `INSERT INTO audit (id, at, event, uid, emailDigest, way) ${numbers} ${notes}`);
  expect((await download()).activity).toHaveLength(201);
});

test("nothing of another member is in it", async () => {
  const { text, register, profiles } = await withDownload();
  const other = await register(ravi);
  await profiles.upload(other, "photo", await pictureOf("red"));
  for (const theirs of [other.uid, ravi.email, ravi.name]) expect(await text()).not.toContain(theirs);
});
