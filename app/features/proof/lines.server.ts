import type { RouterContextProvider } from "react-router";
import { feeOrderKind } from "#app/features/fees/kinds.ts";
import { may } from "#app/features/staff/index.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import { presentTime } from "#app/platform/content/today.server.ts";
import { formatDay, formatDigits, indiaTime } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { isPublicFrom, type RestoredEntry } from "#app/platform/publications/entry.ts";
import { type Publications, publicationsContext } from "#app/platform/publications/publications.server.ts";
import type { RecordName } from "#app/platform/records/live-state.ts";
import { recordNames } from "#app/platform/records/record-names.server.ts";
import { boardPostingKind } from "./kinds.ts";
import { proofWords } from "./words.ts";

/** Milliseconds for which the office's start page says that a backup was restored. */
const month = 30 * 86_400_000;

export function restoredLines(restored: RestoredEntry[], now: number, locale: Locale) {
  const t = proofWords[locale];
  return restored
    .filter(({ at }) => now - Date.parse(at) < month)
    .map(({ at, seq, lost }) => ({
      text: t.restored(formatDay(indiaTime(Date.parse(at)).day, locale)),
      detail: t.restoredHelp(formatDigits(seq, locale), formatDigits(lost.seq, locale)),
      to: "/office/activity",
    }));
}

export async function boardLines(
  publications: Pick<Publications, "newest" | "newestOfOffice" | "postings">,
  nameOf: (record: RecordName) => Promise<string>,
  locale: Locale,
) {
  const t = proofWords[locale];
  const kind = feeOrderKind.name;
  const newest = await publications.newestOfOffice(kind);
  if (!newest) return [];
  const { slug } = newest;
  if (!isPublicFrom(await publications.newest(kind, slug)) || (await publications.postings(kind, slug)).length > 0)
    return [];
  const text = t.board(await nameOf({ kind, slug }));
  return [{ text, detail: t.boardHelp, to: `/office/records/${boardPostingKind.name}/new?shows=${kind}/${slug}` }];
}

/** Only the principal can act on a restored backup. */
export async function proofLines(context: Readonly<RouterContextProvider>, actor: StaffActor, locale: Locale) {
  const publications = context.get(publicationsContext);
  const restored = may(actor, "decide") ? restoredLines(await publications.restored(), presentTime(), locale) : [];
  const nameOf = async (record: RecordName) =>
    (await recordNames(context, [record], locale))[`${record.kind}/${record.slug}`]?.text ?? record.slug;
  return [...restored, ...(await boardLines(publications, nameOf, locale))];
}
