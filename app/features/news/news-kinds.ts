/** Only these kinds of records are sent to people who asked about admission. */
const newsKinds: ReadonlySet<string> = new Set(["notices", "admissionDates"]);

export const isNewsKind = (kind: string): boolean => newsKinds.has(kind);

export interface NewsSubject {
  kind: string;
  slug: string;
}

export interface News extends NewsSubject {
  name: Record<"en" | "mr", string>;
  lines: Record<"en" | "mr", string[]>;
  /** Without the language. */
  address: string;
}

export interface NewsRecipient {
  reference: string;
  name: string | null;
  phone: string;
  locale: "en" | "mr";
}
