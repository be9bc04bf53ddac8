import { createContext } from "react-router";
import type { PublicRecords, RecordsIn } from "#app/cms/content/public-records.server.ts";
import { type RecordKind, withoutFields } from "#app/cms/records/kind.ts";
import { filesOfKinds } from "#app/cms/records/kind-files.server.ts";
import { contentDigest } from "#app/lib/crypto/canonical-json.ts";
import { codeSigns, signsOfCode, withCheckSign } from "./check-code.ts";

export interface Checkable {
  kind: string;
  slug: string;
  /** What readers see of it: another text has another code. */
  shown: object;
}

export interface CheckCode {
  code: string;
  /** SHA-256, in hexadecimal. */
  digest: string;
}

/** Follows from the digest, so that every process, and a PDF made earlier, has it without asking the store. */
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

/** Leaves out what only the office sees, so that no code says anything of it. */
export const withoutOfficeFields = ({ officeFields }: Pick<RecordKind, "officeFields">, record: object): object =>
  withoutFields(record, officeFields);

export function codeOfRecord(kind: RecordKind, slug: string, records: PublicRecords): string | undefined {
  if (records.previewIn) return undefined;
  const entry = records.ever(filesOfKinds(kind), kind.name).get(slug);
  return entry && entry.is !== "gone"
    ? checkCodeOf({ kind: kind.name, slug, shown: withoutOfficeFields(kind, entry.record as object) }).code
    : undefined;
}

export type DocumentCode = (records: RecordsIn, id: string) => string | undefined;

export const documentCodeContext = createContext<DocumentCode>();
