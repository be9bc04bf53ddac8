import { institute } from "#app/cms/content/institute.server.ts";
import { optionalPages } from "#app/cms/content/page-record.ts";
import { pagesIn } from "#app/cms/content/page-records.server.ts";
import type { PublicRecords, RecordsIn } from "#app/cms/content/public-records.server.ts";
import { type Directory, teacherSummaries as teachersInShort } from "#app/people/profiles/directory.server.ts";
import { committees, organogram } from "#app/site/committees/committees.server.ts";
import { downloads } from "#app/site/downloads/downloads.server.ts";
import { eventsIn } from "#app/site/events/events.server.ts";
import { campusMap, facilityTitles } from "#app/site/institute/facilities.server.ts";
import { noticePages } from "#app/site/notices/notices.server.ts";
import { research } from "#app/site/research/research.server.ts";
import { studentLife } from "#app/site/student-life/student-life.server.ts";

/** Of pages that show records alone. */
async function countsOf(records: RecordsIn, directory: Directory): Promise<Record<string, number>> {
  const { culturalEvents, sportsEvents, calendar } = eventsIn(records);
  const { holder, reports } = organogram(records);
  const profiles = await directory.profiles();
  const teachers = await teachersInShort({ profiles: async () => profiles }, records);
  const works = (kind: "publications" | "patents" | "copyrights") =>
    research(records)[kind].length + profiles.flatMap((profile) => profile[kind] ?? []).length;
  return {
    "/about-us/gb-cdc": committees(records, "governing").length,
    "/about-us/statutory-committee": committees(records, "statutory").length,
    "/about-us/organogram": holder || reports ? 1 : 0,
    "/about-us/infrastructure": facilityTitles(records).length,
    "/facilities": campusMap(records).groups.length + (pagesIn(records).text("/facilities").blocks?.length ?? 0),
    "/faculty": teachers.length,
    "/r&d/publication": works("publications"),
    "/r&d/patent": works("patents"),
    "/r&d/copyright": works("copyrights"),
    "/events": culturalEvents.length + sportsEvents.length + calendar.length,
    "/events/cultural": culturalEvents.length,
    "/events/sports": sportsEvents.length,
    "/notices": noticePages(records.all).length,
    "/downloads": downloads(records).length,
    "/parents": studentLife(records).parentsAsk.length,
  };
}

/** A research list may have a text although the list itself is empty. */
const hasNoText = ({ blocks = [] }: { blocks?: unknown[] | undefined }) => blocks.length === 0;

async function findEmpty(records: RecordsIn, directory: Directory): Promise<ReadonlySet<string>> {
  if (institute(records).isSample) return new Set();
  const counts = await countsOf(records, directory);
  const pages = pagesIn(records);
  const withoutText = [...optionalPages].filter((address) => pages.has(address) && hasNoText(pages.text(address)));
  return new Set([...withoutText, ...Object.keys(counts).filter((address) => counts[address] === 0)]);
}

const emptyPagesOf = new WeakMap<PublicRecords, Promise<ReadonlySet<string>>>();

/**
 * Addresses, without language, of pages on which this institute has nothing to show: menus, footer, sitemap and search
 * leave them out. The sample institute shows them all.
 */
export function emptyPages(records: PublicRecords, directory: Directory): Promise<ReadonlySet<string>> {
  const before = emptyPagesOf.get(records);
  if (before) return before;
  const found = findEmpty(records.in("en"), directory);
  emptyPagesOf.set(records, found);
  // After a failure, the next request tries again.
  found.catch(() => emptyPagesOf.delete(records));
  return found;
}
