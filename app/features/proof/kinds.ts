import { defineKind } from "#app/platform/records/kind.ts";
import { boardPostingWords } from "./board-kind-words.ts";
import { proofMailWords } from "./kind-words.ts";
import { boardPostingShape, proofMailShape } from "./schema.ts";

/** No page shows these addresses. */
export const proofMailKind = defineKind({
  name: "proofMail",
  shelf: "year",
  file: "records/proof-mail.yaml",
  fileIfMissing: "recipients: []\n",
  shape: proofMailShape,
  id: "single",
  publishedBy: "principal",
  columns: ["recipients"],
  isInternal: true,
  addresses: () => [],
  words: proofMailWords,
});

export const boardPostingKind = defineKind({
  name: "boardPostings",
  shelf: "season",
  file: "records/board-postings.yaml",
  fileIfMissing: "[]\n",
  shape: boardPostingShape,
  id: "slug",
  publishedBy: "office",
  posts: ({ posted, record }) => ({ kind: posted, slug: record }),
  columns: ["record", "on"],
  nameOf: ({ record = "", on = "" }) => ({
    en: `Notice board ${record} ${on}`.trim(),
    mr: `सूचनाफलक ${record} ${on}`.trim(),
  }),
  widgets: { time: "time", record: { records: ["feeOrders", "course"] } },
  isInternal: true,
  addresses: () => [],
  words: boardPostingWords,
});
