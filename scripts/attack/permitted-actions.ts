import type { StaffRole } from "../../app/lib/actor.ts";
import { onePage } from "../../tests/help/upload-files.ts";
import { sentEnquiry } from "./enquiries.ts";
import { recordOf } from "./office-addresses.ts";
import { type Filled, filledIn } from "./press.ts";
import type { Target } from "./server.ts";
import { newStaff, type Staff } from "./staff.ts";
import { rowsOf } from "./store.ts";
import { type Answer, createMember, freshEmail, type Visitor } from "./visitor.ts";

/** An action that some roles may perform. */
interface StaffAction {
  name: string;
  /** Who may perform it; the first one does. */
  by: StaffRole[];
  /** Fills in the form as the first role sees it. */
  prepare: () => Promise<(visitor: Visitor) => Promise<Answer>>;
  /** The tables that it changes; empty if it only shows something. */
  changes: string[];
}

const inbox = ["submissions", "submissionNotes", "submissionMerges"];
const publishing = ["editions"];
const people = ["staffUsers", "staffSessions"];

/**
 * Performs an action.
 * @returns the status, and whether the tables are unchanged
 */
export async function statusOf({ dataDir }: Target, tables: string[], act: () => Promise<Answer>) {
  const read = () =>
    JSON.stringify(tables.map((table) => rowsOf({ dataDir }, `SELECT * FROM ${table} ORDER BY rowid`)));
  const before = read();
  const { status } = await act();
  return { status, isSame: read() === before };
}

/** What each role may do, on a site with enquiries. */
export async function actionsOfRoles(site: Target, staff: Record<StaffRole, Staff>): Promise<StaffAction[]> {
  const contactNumber = "9876501234";
  const [one, other] = [await sentEnquiry(site, { contactNumber }), await sentEnquiry(site, { contactNumber })];
  const { email: member } = await createMember(site);
  const [{ uid = "" } = {}] = rowsOf(site, "SELECT uid FROM members WHERE email = ?", member);
  const { email: colleague } = await newStaff(site, "office");
  const [{ id: target = "" } = {}] = rowsOf(site, "SELECT id FROM staffUsers WHERE email = ?", colleague);
  const address = `/office/inbox/${one.reference}`;
  const institute = await recordOf(staff.principal.visitor, "institute");

  /** A page's form, filled in by one person and sent by others, without the token of the person it was rendered for. */
  const form =
    (role: StaffRole, path: string, control: [string, string?], typed: Record<string, string> = {}) =>
    async () => {
      const { action, fields }: Filled = filledIn(await staff[role].visitor.get(path), control, typed);
      delete fields["form:person"];
      return (visitor: Visitor) => visitor.post(action.replace(/#.*/, "") || path, fields);
    };
  const clerks: StaffRole[] = ["office", "principal"];
  const ofInbox = (name: string, control: [string, string?], typed?: Record<string, string>): StaffAction => ({
    ...{ name, by: clerks, changes: inbox, prepare: form("office", address, control, typed) },
  });
  const ofPeople = (name: string, control: [string, string?], typed?: Record<string, string>): StaffAction => ({
    ...{ name, by: ["admin"], changes: people, prepare: form("admin", "/office/people", control, typed) },
  });
  const walkIn = { fullName: "Ravi Namune", phone: "9876500000", consent: "1", due: "", source: "walkIn" };
  const notice = { "text.en": "A test of roles.", "text.mr": "भूमिकांची चाचणी." };
  const invited = { name: "Ravi Namune", email: freshEmail(), role: "admin", locale: "en" };
  const upload = async () => (visitor: Visitor) => {
    const body = new FormData();
    body.set("files", new Blob([new Uint8Array(onePage())]), "a.pdf");
    return visitor.send("/office/files", body);
  };
  const numbers = form("principal", "/office/inbox/export", ["format"], { "column-phone": "1" });
  return [
    ofInbox("taking an enquiry", ["intent", "take"]),
    ofInbox("a note in the inbox", ["intent", "note"], { text: "Wants a room." }),
    ofInbox("a call", ["intent", "call:noAnswer"]),
    ofInbox("an email to a visitor", ["intent", "mail"], { mail: "Please come on Monday." }),
    ofInbox("merging two", ["intent", `merge:${other.reference}`], { [`sure:${other.reference}`]: "on" }),
    ofInbox("erasing one", ["intent", "erase"], { reason: "test" }),
    { ...ofInbox("a walk-in", ["fullName"]), prepare: form("office", "/office/inbox/new", ["fullName"], walkIn) },
    {
      ...{ name: "a draft", by: clerks, changes: ["records", "revisions"] },
      prepare: form("office", "/office/records/notices/new", ["intent", "save"], notice),
    },
    {
      ...{ name: "publishing a notice", by: clerks, changes: publishing },
      prepare: form("office", "/office/records/notices/new", ["intent", "publish"], notice),
    },
    {
      ...{ name: "publishing the institute's record", by: ["principal"], changes: publishing },
      prepare: form("principal", institute, ["intent", "publish"]),
    },
    { name: "a file", by: clerks, changes: ["files"], prepare: upload },
    { name: "a list with phone numbers", by: ["principal"], changes: [], prepare: numbers },
    {
      ...{ name: "suspending a member", by: ["principal"], changes: ["members"] },
      prepare: form("principal", `/office/profiles?member=${uid}`, ["intent", "suspend"]),
    },
    {
      ...{ name: "letting a clerk export numbers", by: ["principal"], changes: ["staffUsers"] },
      prepare: form("principal", "/office/people", ["do", "export"]),
    },
    ofPeople("an invitation", ["do", "new"], invited),
    ofPeople("ending somebody's sessions", ["do", "signOut"], { uid: `${target}` }),
    ofPeople("suspending somebody of the office", ["do", "suspend"], { uid: `${target}` }),
  ];
}
