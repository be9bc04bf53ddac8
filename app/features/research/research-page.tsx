import { Page } from "#app/design/page.tsx";
import { here, pageMeta, recordsFor } from "#app/design/page-context.ts";
import { pageStyles } from "#app/design/page-styles.ts";
import { useSite, useWords } from "#app/design/site.tsx";
import { directoryContext } from "#app/features/profiles/index.server.ts";
import { isWebAddress, type Profile, type WorkKind } from "#app/features/profiles/schema.ts";
import type { Route } from "./+types/research-page";
import { research } from "./records.server.ts";
import styles from "./research.css?url";
import { type ListedResearch, ResearchList } from "./research-list.tsx";
import { researchWords } from "./words.ts";

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

const lists: Record<string, WorkKind> = {
  "/r&d/publication": "publications",
  "/r&d/patent": "patents",
  "/r&d/copyright": "copyrights",
};

const kindAt = (address: string): WorkKind => lists[address] ?? "publications";

/** A member's works of one kind; only http and https addresses become links. */
const worksOf = ({ uid, ...profile }: Profile, kind: WorkKind): ListedResearch[] =>
  (profile[kind] ?? []).map(({ id, title, authors, year, link }) => ({
    key: `${uid}-${id}`,
    title,
    people: authors,
    year: Number(year),
    link: link && isWebAddress(link) ? link : undefined,
  }));

/** The works in the records and those of members with an approved profile, newest first. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<ListedResearch[]> {
  const { address } = here(request);
  const records = recordsFor({ request, context });
  const kind = kindAt(address);
  const profiles = await context.get(directoryContext).profiles();
  const items = research(records)[kind].map((item, index) => ({ ...item, key: String(index) }));
  return [...items, ...profiles.flatMap((profile) => worksOf(profile, kind))].sort((a, b) => b.year - a.year);
}

/** The page of publications, patents or copyrights, newest first, and how students take part. */
export default function ResearchPage({ loaderData: items }: Route.ComponentProps) {
  const { address } = useSite();
  const list = items.length > 0 ? <ResearchList items={items} /> : <EmptyPlace kind={kindAt(address)} />;
  return <Page aside={list} />;
}

/** The drawing shown for an empty list of each kind. */
const places: Record<WorkKind, string> = { publications: "shelf", patents: "sheet", copyrights: "register" };

/** An empty list: a drawing, and what will be listed. */
function EmptyPlace({ kind }: { kind: WorkKind }) {
  const t = useWords(researchWords);
  return (
    <p className={`empty ${places[kind]}`}>
      <strong>{t.none}</strong>
      {t.later[kind]}
    </p>
  );
}
