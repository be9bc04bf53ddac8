import { all, readHtml, textOf } from "../../tests/help/html.ts";
import { referenceInText } from "../../tests/help/reference.ts";
import { opened, type SentEnquiry, sentEnquiry } from "./enquiries.ts";
import { expected, type Finding } from "./finding.ts";
import { oneByOne } from "./one-by-one.ts";
import { filledIn, press } from "./press.ts";
import type { Target } from "./server.ts";
import { newStaff } from "./staff.ts";
import { countOf, mailsSent, rowsOf } from "./store.ts";
import { type Answer, mailsTo, type Visitor } from "./visitor.ts";

const person = { fullName: "Sunita Victim", contactNumber: "9812345670" };

/** The page of an enquiry; that of a merged one redirects to its leader. */
async function screenOf(clerk: Visitor, reference: string): Promise<{ path: string; page: Answer }> {
  const path = `/office/inbox/${reference}`;
  const page = await clerk.get(path);
  const leader = page.status === 302 ? page.headers.get("location") : null;
  return leader ? { path: leader, page: await clerk.get(leader) } : { path, page };
}

const isMerged = (site: Target, references: string[]) =>
  references.some((each) =>
    countOf(site, "SELECT count(*) FROM submissions WHERE reference = ? AND mergedInto IS NOT NULL", each),
  );

/** Merges two enquiries like a clerk who believes the suggestion, and ticks that they have asked. */
async function merge(site: Target, clerk: Visitor, one: SentEnquiry, other: SentEnquiry): Promise<boolean> {
  let { path, page } = await screenOf(clerk, one.reference);
  const control: [string, string] = ["intent", `merge:${other.reference}`];
  for (let presses = 0; presses < 2 && !isMerged(site, [one.reference, other.reference]); presses += 1) {
    const ticks = all(readHtml(page.html), 'main input[name^="sure:"]');
    const typed = Object.fromEntries(ticks.map(({ attributes: { name = "", value = "on" } }) => [name, value]));
    page = await press(clerk, path, page, control, typed);
  }
  return isMerged(site, [one.reference, other.reference]);
}

/** A day 80 days ahead, in the format of forms. */
const day = new Date(Date.now() + 80 * 86_400_000).toISOString().slice(0, 10);
const written = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));

/** Sends an answer, using the form for the address. */
async function answer(clerk: Visitor, reference: string, text: string): Promise<number> {
  const { path, page } = await screenOf(clerk, reference);
  const { action, fields } = filledIn(page, ["to", reference], { mail: text });
  const { status } = await clerk.post(action.replace(/#.*/, "") || path, { ...fields, intent: "mail" });
  return status;
}

/**
 * Checks that a stranger who sends an enquiry with another person's name and number, which a clerk then merges, gains
 * nothing: neither the state nor the mails of the other enquiry, nor its erasure.
 */
const stranger = (isOlder: boolean) =>
  async function mergedStranger(site: Target): Promise<Finding[]> {
    const { visitor: clerk } = await newStaff(site, "office");
    const first = await sentEnquiry(site, person);
    const second = await sentEnquiry(site, person);
    const [mallory, victim] = isOlder ? [first, second] : [second, first];
    const before = await screenOf(clerk, victim.reference);
    const typed = { state: "documents", when: "other", day };
    await press(clerk, before.path, before.page, ["intent", "state"], typed);
    const done = await merge(site, clerk, victim, mallory);
    const text = "Your documents are complete; the fee receipt number is 4711.";
    const status = await answer(clerk, victim.reference, text);
    await mailsSent(site);
    const got = async (email: string) =>
      (await mailsTo(site, email)).filter((mail) => mail.text.replaceAll(/\s+/g, " ").includes("4711")).length;
    const [toVictim, toMallory] = [await got(victim.email), await got(mallory.email)];

    const page = await opened(site, mallory);
    const shown = textOf(readHtml(page.html)).replaceAll("\u00a0", " ");
    const tells = [victim.email, victim.reference, written].filter((each) => shown.includes(each));
    const erased = await press(mallory.visitor, "/my-enquiry", page, ["intent", "erase"]);
    const left = rowsOf(site, "SELECT reference, status FROM submissions WHERE email = ?", victim.email);
    const isLeft = left.length === 1 && left[0]?.status === "documents";
    const isGone = countOf(site, "SELECT count(*) FROM submissions WHERE email = ?", mallory.email) === 0;
    const after = await screenOf(clerk, victim.reference);
    const who = `a stranger's ${isOlder ? "older" : "newer"} enquiry with somebody's name and number, merged`;
    return [
      expected(who, `merged: ${done}`, "true", done),
      expected(
        `${who}: an answer`,
        `${status}; to the person ${toVictim}, to the stranger ${toMallory}`,
        "1, 0",
        toVictim === 1 && toMallory === 0,
      ),
      expected(
        `${who}: /my-enquiry of the stranger`,
        `${page.status}; tells ${tells.join(", ") || "nothing"}`,
        "nothing",
        page.status === 200 && tells.length === 0,
      ),
      expected(
        `${who}: the stranger erases`,
        `${erased.status}; the person's is kept: ${isLeft}, the stranger's gone: ${isGone}`,
        "true, true",
        isLeft && isGone,
      ),
      expected(`${who}: the person's screen then`, `${after.page.status}`, "200", after.page.status === 200),
    ];
  };

/** Checks that two walk-ins whom a clerk records with one form, by going back in the browser, are both stored. */
async function walkIns(site: Target): Promise<Finding[]> {
  const { visitor } = await newStaff(site, "office");
  const path = "/office/inbox/new";
  const page = await visitor.get(path);
  const typed = { source: "walkIn", consent: "1", due: "", note: "" };
  const people = [
    { ...typed, fullName: "Asha Namune", phone: "9800000001" },
    { ...typed, fullName: "Ravi Kadam", phone: "9800000002" },
  ] as const;
  const references: string[] = [];
  for (const each of [people[0], people[1], people[1]]) {
    const answered = await press(visitor, path, page, ["fullName"], each);
    references.push(referenceInText(textOf(readHtml(answered.html))));
  }
  const kept = people.map(({ phone }) =>
    countOf(site, "SELECT count(*) FROM submissions WHERE phone LIKE ?", `%${phone.slice(-5)}`),
  );
  const { action, fields } = filledIn(page, ["fullName"], { ...typed, fullName: "Mira More", phone: "9800000003" });
  for (const name of Object.keys(fields)) if (/key/i.test(name)) fields[name] = "";
  const { status } = await visitor.post(action.replace(/#.*/, ""), fields);
  const lost = countOf(site, "SELECT count(*) FROM submissions WHERE phone LIKE ?", "%00003");
  const isHonest = status >= 400 ? lost === 0 : lost === 1;
  return [
    expected(
      "two walk-ins by one form, the second sent twice",
      `kept ${kept.join(" and ")}`,
      "1 and 1",
      kept.join() === "1,1",
    ),
    expected("their screens", `${new Set(references).size} references`, "2", new Set(references).size === 2),
    expected("a walk-in without a key", `${status}, kept ${lost}`, "refused, or kept", isHonest),
  ];
}

/** Checks that merging and recording lose nobody, and reveal nothing of another person. */
export const merges = (): Promise<Finding[]> => oneByOne([stranger(true), stranger(false), walkIns]);
