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

/** Makes the session of a browser expire: only the cookie that somebody has signed in there stays. */
const letSessionEnd = (visitor: Visitor) => visitor.cookies.delete("office_session");

/** A browser shared by two people: the first has signed out, and the last one too. */
async function sharedBrowser(site: Target, order: Staff[]): Promise<Visitor> {
  const visitor = createVisitor(site);
  for (const staff of order) {
    letSessionEnd(visitor);
    await signInOn(site, visitor, "/office", await visitor.get("/office"), staff);
  }
  await visitor.post("/office", { gate: "signOut" });
  return visitor;
}

/** The status of the page saying that a form was another person's. */
const notDone = 409;

/** The number of notes on a page: the message about a carried form is one. */
const notesIn = ({ html }: Answer) => all(readHtml(html), "main .note").length;

/** A form that a clerk leaves on the sign-in page, and the victim it is meant for. */
interface Left {
  path: string;
  fields: Record<string, string>;
  victim: Staff;
  /** Counts what the form creates. */
  made: () => Promise<number>;
}

/** A clerk sends a form without a session, and the victim signs in on the page that appears. */
async function left(site: Target, visitor: Visitor, { path, fields, victim, made }: Left) {
  const plain = await visitor.get(path);
  const before = await made();
  const screen = await visitor.post(path, fields);
  const done = await signInOn(site, visitor, path, screen, victim);
  const told = notesIn(screen) - notesIn(plain) + notesIn(done) - notesIn(await visitor.get(path));
  return { done: (await made()) - before, isTold: told > 0 || done.status === notDone };
}

/** Checks that a person who signs in does not submit a form that somebody else has left on that page. */
async function leftByAnother(site: Target): Promise<Finding[]> {
  const [clerk, admin, principal] = [
    await newStaff(site, "office"),
    await newStaff(site, "admin"),
    await newStaff(site, "principal"),
  ];
  const institute = await recordOf(principal.visitor, "institute");
  const drawn = async () => filledIn(await clerk.visitor.get(institute), ["intent", "save"]).fields;
  // The clerk's form includes everything that her own pages contain, such as her token.
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

/** Checks that people get their own form back: a draft is saved, and sensitive actions ask again. */
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

/** Checks that a form carried by the sign-in page only takes effect for the person who sent it. */
export const keptForms = (): Promise<Finding[]> => oneByOne([leftByAnother, leftByOneself]);
