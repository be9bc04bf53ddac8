import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, vi } from "vitest";
import { codeTo, enquiryOf, feedbackOf, freshEmail, mailsWith } from "./forms.ts";
import { all, type Element, elements, textOf, the } from "./html.ts";
import { onPostgres } from "./place.ts";
import { type Language, pathIn } from "./routes.ts";
import { rowsIn } from "./rows.ts";
import { posted, type Visit, visit } from "./visit.ts";
import { atLeast } from "./wait.ts";

/** The forms that anyone can send: the page of each, its id, and the fields it needs. */
export const forms = [
  { address: "/", id: "enquiry", needed: ["fullName", "hscPercentage", "email", "contactNumber"] },
  { address: "/call-me", id: "call", needed: ["fullName", "phone"] },
  { address: "/courses/d-pharm", id: "apply", needed: ["email"] },
  { address: "/feedback", id: "feedback", needed: ["name", "email", "text"] },
  { address: "/my-enquiry", id: "my-enquiry", needed: ["reference", "email"] },
];

/** Sends a form as a person who took five seconds to fill it in. */
export const send = (
  path: string,
  fields: Record<string, string>,
  headers?: Record<string, string | undefined>,
): Promise<Visit> => visit(path, posted({ filled: "5000", ...fields }, headers));

/** The mails to or about a person, once there are `count`. */
export const mailsOnce = (words: string, count: number) =>
  atLeast(count, () => mailsWith(inject("dataDir"), words), { timeout: 30_000, interval: 50 });

/** The code mailed to a person, once it has arrived. */
export const codeOnceTo = (email: string, dataDir = inject("dataDir")) =>
  vi.waitFor(
    async () => {
      const code = await codeTo(dataDir, email);
      if (!code) throw new Error("No code has come.");
      return code;
    },
    { timeout: 30_000, interval: 50 },
  );

/** What the site stores about a person. */
export function keptOf(email: string, dataDir = inject("dataDir")): Record<string, unknown>[] {
  if (!onPostgres && !existsSync(join(dataDir, "store.sqlite"))) return [];
  return rowsIn(dataDir, "SELECT * FROM submissions WHERE email = ?", email);
}

/** The form with this id in an answer, without the dialog over it. */
export const formIn = (page: Element, id: string): Element => {
  const form = all(the(page, `#${id}`), "form").find(({ attributes: { action } }) => action?.endsWith(`#${id}-answer`));
  if (!form) throw new Error(`There is no form in #${id}.`);
  return form;
};

/** The values of the visible fields of a form. */
export function valuesIn(form: Element): Record<string, string> {
  const fields = elements(form).filter(({ name, attributes }) => /^(input|textarea)$/.test(name) && attributes.id);
  return Object.fromEntries(
    fields.map(({ attributes, children }) => [attributes.name ?? "", attributes.value ?? children.join("")]),
  );
}

/** A hidden field's value. */
export const hidden = (within: Element, name: string): string =>
  all(within, `input[name=${name}]`)[0]?.attributes.value ?? "";

/** The reference in an answer. */
export const referenceIn = (page: Element): string => textOf(the(page, "[role=status] strong"));

/** Attributes that name other elements of the page by their ids. */
const references = ["for", "aria-describedby", "aria-labelledby", "aria-controls", "popovertarget", "data-behind"];

/** Fails if an id occurs twice in a page, or a label, description or link refers to a missing id. */
export function expectWhole(page: Element): void {
  const each = elements(page);
  const ids = each.flatMap(({ attributes: { id } }) => id ?? []);
  expect(ids.toSorted()).toEqual([...new Set(ids)].sort());
  const named = each.flatMap(({ attributes }) => [
    ...references.flatMap((name) => (attributes[name] ?? "").split(" ").filter(Boolean)),
    ...(attributes.href?.startsWith("#") ? [attributes.href.slice(1)] : []),
  ]);
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
}

/** An enquiry that waits for its code, and the functions to continue with it. */
export async function waitingEnquiry(language: Language = "en", more: Record<string, string> = {}) {
  const path = pathIn(language, "/");
  const { email = freshEmail(), ...others } = more;
  const fields = { ...enquiryOf(email), ...others };
  const answer = await send(path, fields);
  const ticket = hidden(the(answer.page, "dialog[open]"), "ticket");
  const code = await codeOnceTo(email);
  return {
    path,
    fields,
    email,
    answer,
    ticket,
    code,
    enter: (otp: string, headers?: Record<string, string>) => send(path, { intent: "verify", ticket, otp }, headers),
  };
}

/** Feedback that was sent, and the functions to look it up. */
export async function sentFeedback(language: Language = "en") {
  const email = freshEmail();
  const { page } = await send(pathIn(language, "/feedback"), feedbackOf(email));
  await mailsOnce(email, 2);
  return { email, reference: referenceIn(page) };
}

/** Looks up a reference and enters the mailed code. @returns the page with what is kept, and the pass */
export async function openRecord(pair: { email: string; reference: string }, language: Language = "en") {
  const path = pathIn(language, "/my-enquiry");
  const ticket = hidden((await send(path, pair)).page, "ticket");
  const opened = await send(path, { ...pair, intent: "verify", ticket, otp: await codeOnceTo(pair.email) });
  return { page: opened.page, pass: hidden(opened.page, "pass") };
}
