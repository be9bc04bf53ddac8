import type { Fields } from "./form-fields.ts";

/** A form that was sent, and of which nobody knows whether it arrived. */
export interface Lost {
  /** Its idempotency key. */
  key: string;
  fields: Fields;
}

/** What somebody typed into a record's form and did not save. */
export interface KeptText {
  /** Milliseconds since 1970. */
  at: number;
  fields: Fields;
  lost?: Lost | undefined;
}

/** A text with its place: whose it is, of which record and version. */
export interface PlacedText extends KeptText {
  place: string;
  version: string;
}

const mark = "office-text:";
const longestKept = 7 * 86_400_000;

/**
 * The place of a text. Two tabs with the same record have different forms, so that none writes over the other's text.
 * @param form what tells a page's form from others: its first key
 */
export const keptTextKey = (person: string, record: string, version: string, form: string): string =>
  mark + [person, record, version, form].join(" ");

/** Keeps a text on the device. @returns false where the browser has no room, or keeps nothing */
export function keep(place: string, text: KeptText): boolean {
  try {
    localStorage.setItem(place, JSON.stringify(text));
    return true;
  } catch {
    return false;
  }
}

/** Erases a text from the device. */
export function erase(place: string): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // A browser that keeps nothing.
  }
}

const places = (): string[] => {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(mark));
  } catch {
    return [];
  }
};

/** Erases all texts of the office: somebody signs out, and the next one may not see them. */
export const eraseAll = (): void => places().forEach(erase);

const textAt = (place: string): KeptText | undefined => {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "") ?? undefined;
  } catch {
    return undefined;
  }
};

/**
 * What a person typed into a record's form and did not save, the newest first. Erases what other people typed, and what
 * is older than seven days.
 */
export function keptTexts(person: string, record: string, now = Date.now()): PlacedText[] {
  const found: PlacedText[] = [];
  for (const place of places()) {
    const [whose, what, version = ""] = place.slice(mark.length).split(" ");
    const text = textAt(place);
    if (whose !== person || !text || now - text.at > longestKept) erase(place);
    else if (what === record) found.push({ ...text, place, version });
  }
  return found.toSorted((a, b) => b.at - a.at);
}
