import type { RouterContextProvider } from "react-router";
import { isPublicFrom, type RestoredEntry } from "#app/cms/publications/log-entry.ts";
import { type Publications, publicationsContext } from "#app/cms/publications/publications.server.ts";
import type { RecordName } from "#app/cms/records/editions.ts";
import { recordNames } from "#app/cms/records/records.server.ts";
import type { StaffActor } from "#app/lib/actor.ts";
import { formatDay, formatDigits, indiaTime } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { presentTime } from "#app/lib/i18n/today.server.ts";
import { may } from "#app/people/staff/roles.ts";
import { feeOrderKind } from "#app/site/fees/fee-order-kind.ts";
import { boardPostingKind } from "./kinds.ts";

const en = {
  restored: (day: string) => `A backup was restored on ${day}`,
  restoredHelp: (first: string, last: string) =>
    first === last
      ? `Entry ${first} of the publication log is gone. Look at what was published last, and publish it again.`
      : `Entries ${first} to ${last} of the publication log are gone. Look at what was published last, and publish it again.`,
  board: (name: string) => `${name}: put it on the notice board and take a picture`,
  boardHelp: "Then enter the day, the time and the place here, with the picture.",
};

type ProofWords = typeof en;

const mr: ProofWords = {
  restored: (day) => `${day} रोजी बॅकअपमधून माहिती परत आणली`,
  restoredHelp: (first, last) =>
    first === last
      ? `प्रसिद्ध मजकुराच्या नोंदवहीतील नोंद ${first} राहिली नाही. शेवटी काय प्रसिद्ध केले होते ते पाहा आणि पुन्हा प्रसिद्ध करा.`
      : `प्रसिद्ध मजकुराच्या नोंदवहीतील ${first} ते ${last} या नोंदी राहिल्या नाहीत. शेवटी काय प्रसिद्ध केले होते ते पाहा आणि पुन्हा प्रसिद्ध करा.`,
  board: (name) => `${name}: सूचनाफलकावर लावा आणि फोटो काढा`,
  boardHelp: "मग दिवस, वेळ आणि ठिकाण फोटोसह इथे भरा.",
};

const proofWords: Record<Locale, ProofWords> = { en, mr };

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
