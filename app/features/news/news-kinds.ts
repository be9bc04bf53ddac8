/** Kinds of records that people who asked about admission get messages about. */
const told: ReadonlySet<string> = new Set(["notices", "admissionDates"]);

/** Whether people who asked about admission can be told of a kind of records. */
export const isNewsKind = (kind: string): boolean => told.has(kind);

/** The record that a message is about. */
export interface ToldOf {
  kind: string;
  slug: string;
}

/** What was published, as messages say it: in their language, with its page. */
export interface News extends ToldOf {
  name: Record<"en" | "mr", string>;
  lines: Record<"en" | "mr", string[]>;
  /** Without the language. */
  address: string;
}

/** Somebody who gets the message by WhatsApp. */
export interface PersonToTell {
  reference: string;
  name: string | null;
  phone: string;
  locale: "en" | "mr";
}
