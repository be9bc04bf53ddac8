/** Only these kinds of records are sent to people who asked about admission. */
const told: ReadonlySet<string> = new Set(["notices", "admissionDates"]);

export const isNewsKind = (kind: string): boolean => told.has(kind);

export interface ToldOf {
  kind: string;
  slug: string;
}

export interface News extends ToldOf {
  name: Record<"en" | "mr", string>;
  lines: Record<"en" | "mr", string[]>;
  /** Without the language. */
  address: string;
}

export interface PersonToTell {
  reference: string;
  name: string | null;
  phone: string;
  locale: "en" | "mr";
}
