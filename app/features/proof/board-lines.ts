import { feeOrderKind } from "#app/features/fees/kinds.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { entriesOf, isPublicFrom, type LogEntry, postingsOf } from "#app/platform/publications/entry.ts";
import { boardPostingKind } from "./kinds.ts";
import { proofWords } from "./words.ts";

/** Asks to put the fee order that the office published last on the notice board, until there is a posting of it. */
export function boardLines(entries: LogEntry[], locale: Locale) {
  const t = proofWords[locale];
  const { name: kind, words } = feeOrderKind;
  const newest = entries.findLast(
    (entry) => entry.what !== "restored" && entry.kind === kind && entry.edition !== null,
  );
  if (!newest || newest.what === "restored") return [];
  const { slug } = newest;
  if (!isPublicFrom(entriesOf(entries, kind, slug).at(-1)) || postingsOf(entries, kind, slug).length > 0) return [];
  const text = t.board(`${words[locale].one} ${slug}`);
  return [{ text, detail: t.boardHelp, to: `/office/records/${boardPostingKind.name}/new?shows=${kind}/${slug}` }];
}
