import { hash } from "node:crypto";
import { indiaTime } from "#app/platform/i18n/format.ts";
import { inLocale, locales } from "#app/platform/i18n/locale.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";

interface LoggedPage {
  page: string;
  seq: number;
}

export interface LastSight {
  at: number;
  seq: number;
}

/** One page for each language: the first address that the record's kind names. */
export function pagesOf(kinds: RecordKind[], kind: string, slug: string): string[] {
  const [first] = kinds.find(({ name }) => name === kind)?.addresses(slug) ?? [];
  return first ? locales.map((locale) => inLocale(first, locale)) : [];
}

export function loggedPages(kinds: RecordKind[], records: { kind: string; slug: string; seq: number }[]): LoggedPage[] {
  const newest = new Map<string, number>();
  for (const { kind, slug, seq } of records)
    for (const page of pagesOf(kinds, kind, slug)) newest.set(page, Math.max(seq, newest.get(page) ?? 0));
  return [...newest].map(([page, seq]) => ({ page, seq }));
}

/** Another minute each day, and the same in all processes. */
const minuteOf = (page: string, day: string) =>
  Number.parseInt(hash("sha256", `${page} ${day}`).slice(0, 8), 16) % 1440;

/** Due when the page shows something new, or at the page's minute of the day. */
export function isDueToSee({ page, seq }: LoggedPage, last: LastSight | undefined, now: number): boolean {
  if (!last || seq > last.seq) return true;
  const { day, clock } = indiaTime(now);
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return indiaTime(last.at).day < day && hours * 60 + minutes >= minuteOf(page, day);
}
