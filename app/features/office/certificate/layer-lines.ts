import type { RecordProofs } from "#app/features/proof/index.ts";
import { formatDay, formatDigits, indiaTime } from "#app/platform/i18n/format.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { PublicationEntry, RestoredEntry } from "#app/platform/publications/entry.ts";
import type { CertificateWords } from "./words.ts";

export interface LayerFacts {
  locale: Locale;
  siteUrl: string;
  /** `broken` is the first entry whose hash does not match. */
  log: { count: number; broken?: { seq: number } };
  restored: RestoredEntry[];
  proofs: RecordProofs;
  postings: PublicationEntry[];
}

/** Groups of eight, so that a line can break between them. */
export const groupedHash = (hash: string): string => hash.replace(/.{8}(?=.)/g, "$& ");

export function layerLines(
  { locale, siteUrl, log, restored, proofs, postings }: LayerFacts,
  t: CertificateWords,
): string[] {
  const digits = (value: number) => formatDigits(value, locale);
  const day = (time: number) => formatDay(indiaTime(time).day, locale);
  const { mailed, seen } = proofs;
  return [
    log.broken ? t.broken(digits(log.broken.seq)) : t.log(digits(log.count)),
    ...restored.map(({ at, seq, lost }) => t.restored(day(Date.parse(at)), digits(seq), digits(lost.seq))),
    ...seen.map(({ page, first, last, times, gaps }) => {
      const line = t.seen(siteUrl + page, day(first), day(last), digits(times));
      return gaps > 0 ? `${line} ${t.gaps(digits(gaps))}` : line;
    }),
    ...(seen.length > 0 ? [] : [t.notSeen]),
    mailed
      ? t.mail(day(mailed.at), digits(mailed.seq), t.mailed(digits(mailed.recipients), mailed.recipients === 1))
      : t.notMailed,
    ...postings.map(({ from, seq, files }) =>
      t.board(day(Date.parse(from)), digits(seq), files.map(groupedHash).join(", ")),
    ),
    ...(postings.length > 0 ? [] : [t.noBoard]),
  ];
}
