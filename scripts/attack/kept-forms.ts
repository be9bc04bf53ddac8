import { all, readHtml } from "../../tests/help/html.ts";
import { expected, type Finding } from "./finding.ts";
import { recordOf } from "./office-addresses.ts";
import { oneByOne } from "./one-by-one.ts";
import { filledIn, formsWith } from "./press.ts";
import type { Target } from "./server.ts";
import { newStaff, officeCommand, type Staff, signInOn } from "./staff.ts";
import { countOf, mailsSent } from "./store.ts";
import { type Answer, createVisitor, freshEmail, mailsTo, password, type Visitor } from "./visitor.ts";

const people = "/office/people";
const invitation = (email: string) => ({ do: "new", name: "Ravi Namune", email, role: "admin", locale: "en" });

/** Ends the session of a browser as time does: only the mark stays that somebody has signed in there. */
const letSessionEnd = (visitor: Visitor) => visitor.cookies.delete("office_session");

/** A browser that two people share: the first has been in, and the last one has signed out. */
async function sharedBrowser(site: Target, order: Staff[]): Promise<Visitor> {
  const visitor = createVisitor(site);
  for (const staff of order) {
    letSessionEnd(visitor);
    await signInOn(site, visitor, "/office", await visitor.get("/office"), staff);
  }
  await visitor.post("/office", { gate: "signOut" });
  return visitor;
}

/** The status of the screen that says that a form was another person's. */
const notDone = 409;

/** How many notes a page has: what it says of a form that was kept, or not, is one. */
const notesIn = ({ html }: Answer) => all(readHtml(html), "main .note").length;

/** What a clerk leaves on the sign-in screen, as whom a form is meant to be done. */
interface Left {
  path: string;
  fields: Record<string, string>;
  victim: Staff;
  /** How many of what it makes there are. */
  made: () => Promise<number>;
}

/** Has a clerk send a form without a session, and the victim sign in on the screen that comes. */
async function left(site: Target, visitor: Visitor, { path, fields, victim, made }: Left) {
  const plain = await visitor.get(path);
  const before = await made();
  const screen = await visitor.post(path, fields);
  const done = await signInOn(site, visitor, path, screen, victim);
  const told = notesIn(screen) - notesIn(plain) + notesIn(done) - notesIn(await visitor.get(path));
  return { done: (await made()) - before, isTold: told > 0 || done.status === notDone };
}

/** Checks that a person who signs in does not do what somebody else has left on that screen. */
async function leftByAnother(site: Target): Promise<Finding[]> {
  const [clerk, admin, principal] = [
    await newStaff(site, "office"),
    await newStaff(site, "admin"),
    await newStaff(site, "principal"),
  ];
  const institute = await recordOf(principal.visitor, "institute");
  const drawn = async () => filledIn(await clerk.visitor.get(institute), ["intent", "save"]).fields;
  // The clerk takes along whatever her own pages carry, such as a token of hers.
  const token = Object.fromEntries(Object.entries(await drawn()).filter(([name]) => name === "form:person"));
  async function leftInvitation(): Promise<Left> {
    const email = freshEmail();
    async function made() {
      await mailsSent(site);
      return (await officeCommand(site, "list")).split(email).length - 1 + (await mailsTo(site, email)).length;
    }
    return { path: people, fields: invitation(email), victim: admin, made };
  }
  async function leftPublishing(): Promise<Left> {
    const { "form:person": _own, ...fields } = await drawn();
    const made = async () => countOf(site, "SELECT count(*) FROM editions");
    return { path: institute, fields: { ...fields, intent: "publish" }, victim: principal, made };
  }
  const findings: Finding[] = [];
  for (const [name, leave] of Object.entries({ "an invitation": leftInvitation, "a publishing": leftPublishing }))
    for (const isVictimLast of [false, true])
      for (const more of [{}, token]) {
        const form = await leave();
        const visitor = await sharedBrowser(site, isVictimLast ? [clerk, form.victim] : [clerk]);
        const { done, isTold } = await left(site, visitor, { ...form, fields: { ...form.fields, ...more } });
        const mark = isVictimLast ? "the next person's" : "the clerk's own";
        const sent = `${name} left by a clerk ${more === token ? "with" : "without"} a token, ${mark} mark`;
        findings.push(expected(sent, `${done} done, said: ${isTold}`, "0 done, said: true", done === 0 && isTold));
      }
  return findings;
}

/** Checks that people find their own form again: a draft is saved, and what is sensitive is asked for once more. */
async function leftByOneself(site: Target): Promise<Finding[]> {
  const [clerk, admin] = [await newStaff(site, "office"), await newStaff(site, "admin")];
  const path = "/office/records/notices/new";
  const text = "Kept across a sign-in.";
  const { fields } = filledIn(await clerk.visitor.get(path), ["intent", "save"], { "text.en": text });
  letSessionEnd(clerk.visitor);
  await signInOn(site, clerk.visitor, path, await clerk.visitor.post(path, { ...fields, intent: "save" }), clerk);
  const saved = countOf(site, "SELECT count(*) FROM revisions WHERE data LIKE ?", `%${text}%`);

  const email = freshEmail();
  const form = filledIn(await admin.visitor.get(people), ["do", "new"], invitation(email));
  letSessionEnd(admin.visitor);
  const screen = await admin.visitor.post(people, form.fields);
  const shown = await signInOn(site, admin.visitor, people, screen, admin);
  const rows = () => countOf(site, "SELECT count(*) FROM staffUsers WHERE email = ?", email);
  const before = rows();
  const name = ["email", "kept:email"].find((each) => formsWith(shown.html, each, email).length > 0);
  const again = name && filledIn(shown, [name, email]);
  if (again) {
    if ("password" in again.fields) again.fields.password = password;
    await admin.visitor.post(again.action.replace(/#.*/, "") || people, again.fields);
  }
  const figure = `${before} before, ${rows()} after a button is pressed`;
  return [
    expected("a clerk's own draft, kept across a sign-in", `${saved} saved`, "1", saved === 1),
    expected("an admin's own invitation, kept across a sign-in", figure, "0, then 1", before === 0 && rows() === 1),
  ];
}

/** Checks that a form on the sign-in screen is only ever done by the person who has sent it. */
export const keptForms = (): Promise<Finding[]> => oneByOne([leftByAnother, leftByOneself]);
