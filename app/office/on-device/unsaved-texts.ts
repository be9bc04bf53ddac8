import { erasedCookie, isAskedToErase } from "#app/lib/http/erase-cookie.ts";
import type { Fields } from "./form-fields.ts";

/** A form sent without a response: it is unknown whether it arrived. */
export interface UnconfirmedPost {
  key: string;
  fields: Fields;
}

interface UnsavedText {
  /** Milliseconds since 1970. */
  at: number;
  fields: Fields;
  lost?: UnconfirmedPost | undefined;
}

export interface StoredText extends UnsavedText {
  place: string;
  version: string;
}

const mark = "office-text:";
const longestKept = 7 * 86_400_000;

/** `form` is the first idempotency key: two tabs with one record do not overwrite each other's text. */
export const unsavedTextKey = (person: string, record: string, version: string, form: string): string =>
  mark + [person, record, version, form].join(" ");

/** @returns false if the browser has no room, or stores nothing */
export function storeText(place: string, text: UnsavedText): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(text));
    return true;
  } catch {
    return false;
  }
}

export function removeText(place: string): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // The browser stores nothing.
  }
}

const places = (): string[] => {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(mark));
  } catch {
    return [];
  }
};

/** On signing out, so that the next person cannot see the texts. */
export const eraseAll = (): void => places().forEach(removeText);

/** Deletes texts if somebody has signed out, or another person has signed in, since the last page. */
export function eraseLeft(page: { cookie: string } = document): void {
  if (!isAskedToErase(page.cookie)) return;
  eraseAll();
  page.cookie = erasedCookie;
}

const textAt = (place: string): UnsavedText | undefined => {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "") ?? undefined;
  } catch {
    return undefined;
  }
};

/** Newest first. Deletes other people's texts, and those older than seven days. */
export function unsavedTexts(person: string, record: string, now = Date.now()): StoredText[] {
  const found: StoredText[] = [];
  for (const place of places()) {
    const [whose, what, version = ""] = place.slice(mark.length).split(" ");
    const text = textAt(place);
    if (whose !== person || !text || now - text.at > longestKept) removeText(place);
    else if (what === record) found.push({ ...text, place, version });
  }
  return found.toSorted((a, b) => b.at - a.at);
}
