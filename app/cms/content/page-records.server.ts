import { ContentError } from "#app/lib/content-error.ts";
import { isOptional, type Pages, type PageText, pageIdOf, pageRecord, pagesFile } from "./page-record.ts";
import type { PublicRecords, RecordsIn } from "./public-records.server.ts";
import { listOf, recordFiles } from "./read-records.server.ts";

export const pageRecords = recordFiles({ pages: [pagesFile, listOf(pageRecord)] });

const known = new WeakMap<PageText[], Pages>();

export function pagesIn(records: RecordsIn): Pages {
  const list = records.of(pageRecords).pages;
  const before = known.get(list);
  if (before) return before;
  const byId = new Map(list.map((page) => [page.id, page]));
  const has = (address: string) => !isOptional(address) || byId.has(pageIdOf(address));
  const pages: Pages = {
    text: (address) => {
      const found = byId.get(pageIdOf(address));
      if (found === undefined) throw new ContentError(`${pagesFile} has no text of the page ${address}.`);
      return found;
    },
    has,
    lists: has,
  };
  known.set(list, pages);
  return pages;
}

export const hasPage = (records: PublicRecords, address: string): boolean =>
  // Most requests are for pages that every institute has, and need no records.
  !isOptional(address) || pagesIn(records.in("en")).has(address);
