/** Kinds of records that people who asked about admission are told of. */
const told: ReadonlySet<string> = new Set(["notices", "admissionDates"]);

/** Whether people who asked about admission can be told of a kind of records. */
export const isNewsKind = (kind: string): boolean => told.has(kind);

/** A record that people are told of. */
export interface ToldOf {
  kind: string;
  slug: string;
}

/** What was published, as people are told of it: in their language, with its page. */
export interface News extends ToldOf {
  name: Record<"en" | "mr", string>;
  lines: Record<"en" | "mr", string[]>;
  /** Without the language. */
  address: string;
}

/** Somebody who is told by WhatsApp. */
export interface PersonToTell {
  reference: string;
  name: string | null;
  phone: string;
  locale: "en" | "mr";
}
