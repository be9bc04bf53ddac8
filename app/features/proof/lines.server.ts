import type { RouterContextProvider } from "react-router";
import { feeOrderKind } from "#app/features/fees/kinds.ts";
import { may } from "#app/features/staff/index.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import { formatDay, formatDigits, indiaTime } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { entriesOf, isPublicFrom, type LogEntry, postingsOf, restoredIn } from "#app/platform/publications/entry.ts";
import { publicationsContext } from "#app/platform/publications/publications.server.ts";
import { boardPostingKind } from "./kinds.ts";
import { proofWords } from "./words.ts";

/** Milliseconds for which the office's start page says that a backup was restored. */
const month = 30 * 86_400_000;

/** Each backup that was restored in the last thirty days, as a line of the office's start page. */
export function restoredLines(entries: LogEntry[], now: number, locale: Locale) {
  const t = proofWords[locale];
  return restoredIn(entries)
    .filter(({ at }) => now - Date.parse(at) < month)
    .map(({ at, seq, lost }) => ({
      text: t.restored(formatDay(indiaTime(Date.parse(at)).day, locale)),
      detail: t.restoredHelp(formatDigits(seq, locale), formatDigits(lost.seq, locale)),
      to: "/office/activity",
    }));
}

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

/** What the office's start page says of the proof of publication; only the principal can act on a restored backup. */
export async function proofLines(context: Readonly<RouterContextProvider>, actor: StaffActor, locale: Locale) {
  const { entries } = await context.get(publicationsContext).read();
  const restored = may(actor, "decide") ? restoredLines(entries, Date.now(), locale) : [];
  return [...restored, ...boardLines(entries, locale)];
}
