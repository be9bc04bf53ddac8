import { createContext } from "react-router";
import type { PublicRecords, RecordsIn } from "#app/platform/content/public-records.server.ts";
import { contentDigest } from "#app/platform/crypto/canonical-json.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { withoutFields } from "#app/platform/records/without-fields.ts";
import { codeSigns, signsOfCode, withCheckSign } from "./check-code.ts";

/** What has a code: a version of a record, or of a document that the site makes. */
export interface Checkable {
  /** The kind of the record; `documentsKind` for a PDF that the site makes. */
  kind: string;
  slug: string;
  /** What readers see of it: another text has another code. */
  shown: object;
}

/** A code, and the digest of what it stands for. */
export interface CheckCode {
  /** With its check sign, without a hyphen. */
  code: string;
  /** SHA-256, in hexadecimal. */
  digest: string;
}

/**
 * The code of what is shown. It follows from its digest, so that every process, and a PDF that was made before, has the
 * same one without asking the store.
 */
export function checkCodeOf({ kind, slug, shown }: Checkable): CheckCode {
  const digest = contentDigest([kind, slug, shown]);
  let rest = BigInt(`0x${digest}`);
  let signs = "";
  while (signs.length < signsOfCode) {
    signs += codeSigns[Number(rest % BigInt(codeSigns.length))];
    rest /= BigInt(codeSigns.length);
  }
  return { code: withCheckSign(signs), digest };
}

/** What readers see of a record: without the fields that are for the office alone, so that no code says anything of them. */
export const seenOf = ({ officeFields }: Pick<RecordKind, "officeFields">, record: object): object =>
  withoutFields(record, officeFields);

/** The code of a public record as its pages show it; undefined for one that is not public, and in the preview of a draft. */
export function codeOfRecord(kind: RecordKind, slug: string, records: PublicRecords): string | undefined {
  if (records.previewIn) return undefined;
  const entry = records.ever(filesOfKinds(kind), kind.name).get(slug);
  return entry && entry.is !== "gone"
    ? checkCodeOf({ kind: kind.name, slug, shown: seenOf(kind, entry.record as object) }).code
    : undefined;
}

/** The code of a document that the site makes, in the language of the records; undefined if there is no such document. */
export type DocumentCode = (records: RecordsIn, id: string) => string | undefined;

/** Router context of the codes of documents, for pages that print what a document says. */
export const documentCodeContext = createContext<DocumentCode>();
