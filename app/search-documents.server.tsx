import { setImmediate } from "node:timers/promises";
import { renderToStaticMarkup } from "react-dom/server";
import { pagesIn } from "#app/cms/content/page-records.server.ts";
import type { RecordsIn } from "#app/cms/content/public-records.server.ts";
import { joinText, type SearchDocument } from "#app/cms/content/search-document.ts";
import { inLocale } from "#app/lib/i18n/locale.ts";
import { type Directory, searchable as teachers } from "#app/people/profiles/directory.server.ts";
import { searchable as checks } from "#app/register/check/checks.server.ts";
import { searchable as disclosure } from "#app/register/disclosure/register.server.ts";
import { searchable as admission } from "#app/site/admission/admission.server.ts";
import { affiliationSearchDocuments as affiliations } from "#app/site/affiliations/affiliations.server.ts";
import { committeeSearchDocuments as committees } from "#app/site/committees/committees.server.ts";
import { searchable as course } from "#app/site/course/course.server.ts";
import { downloadSearchDocuments as downloads } from "#app/site/downloads/downloads.server.ts";
import { eventSearchDocuments as events } from "#app/site/events/events.server.ts";
import { searchable as fees } from "#app/site/fees/fees.server.ts";
import { searchable as institute } from "#app/site/institute/facilities.server.ts";
import { noticeSearchDocuments as notices } from "#app/site/notices/notices.server.ts";
import { emptyPages } from "#app/site/pages/empty-pages.server.ts";
import { researchSearchDocuments as research } from "#app/site/research/research.server.ts";
import { studentLifeSearchDocuments as studentLife } from "#app/site/student-life/student-life.server.ts";
import { Prose } from "#app/ui/prose.tsx";
import { SiteProvider } from "#app/ui/site.tsx";
import { publicPages } from "#app/ui/words/page-names.ts";
import { words } from "#app/ui/words/words.ts";
import { siteOf } from "./draw.server.tsx";
import { settings } from "./settings.server.ts";

const features = [
  course,
  admission,
  studentLife,
  notices,
  events,
  fees,
  committees,
  affiliations,
  checks,
  disclosure,
  downloads,
  institute,
  research,
];

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

/** React escapes every < and > outside tags, even in attributes, so a regular expression finds the tags. */
export function plainText(markup: string): string {
  const blocks = markup
    .replace(/<\/(p|li|h\d|t[dh]|dt|dd|div|aside|summary)>|<br\/>/g, "·")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
    .split("·")
    .map((block) => block.replace(/\s+/g, " ").trim())
    .filter(Boolean);
  return blocks.map((block, at) => (at < blocks.length - 1 ? block + gapAfter(block) : block)).join("");
}

const gapAfter = (block: string) => (/[.?!:।]$/.test(block) ? " " : " · ");

function pageDocument(address: string, records: RecordsIn): SearchDocument {
  const { locale } = records;
  const { title, description, lead, blocks } = pagesIn(records).text(address);
  const name = (words[locale].pages as Record<string, string>)[address];
  const site = siteOf(new Request(new URL(inLocale(address, locale), settings.siteUrl)), records.all);
  const markup = renderToStaticMarkup(
    <SiteProvider value={site}>
      <Prose blocks={blocks} />
    </SiteProvider>,
  );
  return {
    kind: "page",
    title,
    text: joinText(lead, plainText(markup)),
    // The description contains plain words that visitors type, such as eligibility or hostel.
    keywords: joinText(name, description),
    summary: description,
    address: inLocale(address, locale),
  };
}

/** Letters: each result is read again for its excerpt, and no page of an institute is as long. */
const mostText = 30_000;

/** Further texts of a page are combined with the page. */
export async function searchDocuments(records: RecordsIn, directory: Directory): Promise<SearchDocument[]> {
  const empty = await emptyPages(records.all, directory);
  const pages = new Map<string, SearchDocument>();
  for (const address of publicPages) {
    if (address === "/search" || !pagesIn(records).has(address) || empty.has(address)) continue;
    const page = pageDocument(address, records);
    pages.set(page.address, page);
    // Other requests are answered between two pages.
    await setImmediate();
  }
  const further = [...features.flatMap((searchable) => searchable(records)), ...(await teachers(records, directory))];
  for (const { title, text, address } of further) {
    const page = title === "" && pages.get(address);
    if (page) page.text = joinText(page.text, text);
  }
  const all = [...pages.values(), ...further.filter(({ title }) => title !== "")];
  return all.map((document) => ({ ...document, text: document.text.slice(0, mostText) }));
}
