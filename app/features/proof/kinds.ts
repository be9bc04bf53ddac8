import { defineKind } from "#app/platform/records/kind.ts";
import { proofMailWords } from "./kind-words.ts";
import { proofMailShape } from "./schema.ts";

/** The kind of the record with the addresses for the proof by email; no page shows them. */
export const proofMailKind = defineKind({
  name: "proofMail",
  shelf: "year",
  file: "records/proof-mail.yaml",
  fileIfMissing: "recipients: []\n",
  shape: proofMailShape,
  id: "single",
  order: "file",
  publishedBy: "principal",
  columns: ["recipients"],
  nameOf: () => ({ en: proofMailWords.en.one, mr: proofMailWords.mr.one }),
  isInternal: true,
  addresses: () => [],
  words: proofMailWords,
});
