import { randomUUID } from "node:crypto";
import { readSecret } from "#app/lib/crypto/secret.server.ts";
import { tokenHashOf } from "#app/lib/sign-in/sessions.server.ts";
import { workKinds } from "#app/people/profiles/profile.ts";
import { profileOf } from "./faculty-kept.ts";
import { type Browser, type FacultyMember, logIn, newMember, openBrowser, sharedSite } from "./faculty-visits.ts";
import { all, type Element, the } from "./html.ts";
import { keepUpload } from "./members.ts";
import { placeOf } from "./place.ts";
import { rowsIn } from "./rows.ts";

type Fields = Record<string, string>;

/** The path of the dashboard. */
export const dashboard = "/faculty/dashboard";

/** A complete profile. */
export const profileFields = {
  name: "Dr. Asha R. Namune",
  department: "Pharmacology",
  facultyId: "GM-18",
  designation: "Associate Professor",
  qualifications: "M.Pharm., Ph.D.",
  specialization: "Herbal drugs",
  industry: "2 years",
  teaching: "७ वर्षे",
  awards: "Best poster, 2021\nBest teacher, 2023",
  memberships: "APTI\nIPA",
};

/** The profile's form on a dashboard, with its messages. */
export const profileForm = (page: Element): Element => all(the(page, "#profile"), "form")[0] as Element;
export const profileAnswer = (page: Element): Element => the(page, "#profile-answer");

/** Typed values of a work. */
export const workOf = (more: Fields = {}): Fields => ({
  title: "On the stability of ghee",
  authors: "A. R. Namune, R. Namune",
  year: "2024",
  link: "https://journal.example/ghee?page=1",
  ...more,
});

/** The id of a browser's session, by which its owner can sign it out from elsewhere. */
export function deviceOf({ site, cookie = "" }: Browser): string {
  const token = cookie.slice(cookie.indexOf("=") + 1);
  const hash = tokenHashOf(readSecret(placeOf(site.dataDir)), "sessions", token);
  return String(rowsIn(site.dataDir, "SELECT id FROM sessions WHERE tokenHash = ?", hash)[0]?.id ?? "");
}

/** A member with data of every kind. */
export interface FurnishedMember extends FacultyMember {
  /** The id of a work of each list. */
  works: Record<string, string>;
  /** The ids of the files. */
  files: Record<string, string>;
  /** A second browser that is signed in. */
  phone: Browser;
}

/** Registers a member, who fills in a draft and a work of each list, uploads files, and signs in with a phone too. */
export async function furnishedMember(site = sharedSite()): Promise<FurnishedMember> {
  const member = await newMember(site);
  const { browser, uid } = member;
  for (const list of workKinds) await browser.send(dashboard, { ...workOf(), intent: "work", list });
  await browser.send(dashboard, { intent: "draft", name: member.name, awards: "A draft of awards" });
  const files = { photo: randomUUID(), resume: randomUUID() };
  const { path, data } = profileOf(site, uid);
  for (const kind of ["photo", "resume"] as const) {
    const type = "image/webp" as const;
    keepUpload(site.dataDir, { id: files[kind], uid, kind, type, bytes: Buffer.from(`${kind} of ${uid}`) });
    data[kind] = { id: files[kind], type, width: 4, height: 3 };
  }
  rowsIn(site.dataDir, "UPDATE documents SET data = ? WHERE path = ?", JSON.stringify(data), path);
  const phone = openBrowser(site);
  await logIn(phone, member);
  const works = Object.fromEntries(workKinds.map((kind) => [kind, (data[kind] as { id: string }[])[0]?.id ?? ""]));
  return { ...member, works, files, phone };
}

/** Every form of the dashboard, filled in so that it changes some data of a member. */
export function formsAgainst({ works, phone, password }: FurnishedMember): [what: string, fields: Fields][] {
  const other = workOf({ title: "Another's work" });
  return [
    ["a profile", { intent: "profile", name: "Eve", department: "Elsewhere", facultyId: "E-1" }],
    ["a draft", { intent: "draft", name: "Eve" }],
    ["the end of a draft", { intent: "dropDraft" }],
    ...workKinds.flatMap((list): [string, Fields][] => [
      [`one more of ${list}`, { intent: "work", list, ...other }],
      [`a change of ${list}`, { intent: "work", list, work: works[list] ?? "", ...other }],
      [`the end of one of ${list}`, { intent: "removeWork", list, work: works[list] ?? "" }],
    ]),
    ["no photo", { intent: "removeFile", kind: "photo" }],
    ["no resume", { intent: "removeFile", kind: "resume" }],
    ["a password", { intent: "password", current: password, password: "the password of Eve" }],
    ["a device's end", { intent: "signOutDevice", device: deviceOf(phone) }],
    ["the end of all sessions", { intent: "signOutAll", current: password }],
    ["the end of a session", { intent: "signOut" }],
    ["the end of the account", { intent: "erase", current: password }],
  ];
}
