import { setImmediate } from "node:timers/promises";
import { renderToStaticMarkup } from "react-dom/server";
import { Prose } from "./design/prose.tsx";
import { SiteProvider } from "./design/site.tsx";
import { publicPages } from "./design/words/page-names.ts";
import { words } from "./design/words/words.ts";
import { searchable as admission } from "./features/admission/searchable.server.ts";
import { affiliationSearchDocuments as affiliations } from "./features/affiliations/searchable.server.ts";
import { searchable as checks } from "./features/check/searchable.server.ts";
import { committeeSearchDocuments as committees } from "./features/committees/searchable.server.ts";
import { searchable as course } from "./features/course/searchable.server.ts";
import { searchable as disclosure } from "./features/disclosure/searchable.server.ts";
import { downloadSearchDocuments as downloads } from "./features/downloads/searchable.server.ts";
import { eventSearchDocuments as events } from "./features/events/searchable.server.ts";
import { searchable as fees } from "./features/fees/searchable.server.ts";
import { searchable as institute } from "./features/institute/searchable.server.ts";
import { noticeSearchDocuments as notices } from "./features/notices/searchable.server.ts";
import { emptyPages } from "./features/pages/index.server.ts";
import { searchable as teachers } from "./features/profiles/directory/searchable.server.ts";
import type { Directory } from "./features/profiles/directory.service.server.ts";
import { researchSearchDocuments as research } from "./features/research/searchable.server.ts";
import { studentLifeSearchDocuments as studentLife } from "./features/student-life/searchable.server.ts";
import { pagesIn } from "./platform/content/page-records.server.ts";
import type { RecordsIn } from "./platform/content/public-records.server.ts";
import { joinText, type SearchDocument } from "./platform/content/search-document.ts";
import { inLocale } from "./platform/i18n/locale.ts";
import { settings } from "./settings.server.ts";
import { siteOf } from "./site-of.server.ts";

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
