import { admissionDatesKind } from "#app/features/course/index.ts";
import { noticeKind } from "#app/features/notices/kinds.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";

/** The kind of records of a name, if people who asked about admission can be told of it. */
export const newsKind = (name: string): RecordKind | undefined =>
  ([noticeKind, admissionDatesKind] as unknown as RecordKind[]).find((kind) => kind.name === name);

/** What was published, as people are told of it: in their language, with its page. */
export interface News {
  kind: string;
  slug: string;
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
