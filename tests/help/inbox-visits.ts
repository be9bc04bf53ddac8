import { randomInt } from "node:crypto";
import { oneWords } from "#app/inbox/one/one-words.ts";
import type { Browser } from "./faculty-visits.ts";
import { applicationOf, freshEmail } from "./forms.ts";
import { all, type Element, textOf } from "./html.ts";
import { sectionOf } from "./parts.ts";
import { referenceIn, send } from "./posted-forms.ts";
import type { Visit } from "./visit.ts";

/** A mobile number that no other test uses. */
export function freshPhone(): string {
  const digits = `9${String(randomInt(1e9)).padStart(9, "0")}`;
  return `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
}

/**
 * An application sent by a visitor, and its page in the office.
 * @param page the address of the form's page
 */
export async function application(more: Record<string, string> = {}, page = "/courses/d-pharm") {
  const email = freshEmail();
  const answer = await send(page, { ...applicationOf(email), ...more });
  const reference = referenceIn(answer.page);
  return { reference, email, path: `/office/inbox/${reference}` };
}

/** The hidden fields of a submission's page, which are the same in each of its forms, and the first suggested day. */
export function fieldsOf(page: Element): Record<string, string> {
  const names = ["form:key", "form:version", "form:at"];
  const hidden = names.map((name) => [name, all(page, `[name="${name}"]`)[0]?.attributes.value ?? ""]);
  return { ...Object.fromEntries(hidden), when: all(page, "[name=when]")[0]?.attributes.value ?? "" };
}

/** Opens a submission's page, and presses one of its buttons. */
export async function pressAt(
  browser: Pick<Browser, "visit" | "send">,
  path: string,
  intent: string,
  typed: Record<string, string> = {},
): Promise<Visit> {
  const { page } = await browser.visit(path);
  return browser.send(path, { ...fieldsOf(page), ...typed, intent });
}

/** The history entries of a submission. */
export const timeline = (page: Element): string => textOf(sectionOf(page, oneWords.en.history));
