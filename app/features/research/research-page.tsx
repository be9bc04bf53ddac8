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

/** Only http and https addresses of profiles become links. */
const worksOf = ({ uid, ...profile }: Profile, kind: WorkKind): ListedResearch[] =>
  (profile[kind] ?? []).map(({ id, title, authors, year, link }) => ({
    key: `${uid}-${id}`,
    title,
    people: authors,
    year: Number(year),
    link: link && isWebAddress(link) ? link : undefined,
  }));

export async function loader({ request, context }: Route.LoaderArgs): Promise<ListedResearch[]> {
  const { address } = here(request);
  const records = recordsFor({ request, context });
  const kind = kindAt(address);
  const profiles = await context.get(directoryContext).profiles();
  const items = research(records)[kind].map((item, index) => ({ ...item, key: String(index) }));
  return [...items, ...profiles.flatMap((profile) => worksOf(profile, kind))].sort((a, b) => b.year - a.year);
}

export default function ResearchPage({ loaderData: items }: Route.ComponentProps) {
  const { address } = useSite();
  const list = items.length > 0 ? <ResearchList items={items} /> : <EmptyList kind={kindAt(address)} />;
  return <Page aside={list} />;
}

const emptyListDrawings: Record<WorkKind, string> = { publications: "shelf", patents: "sheet", copyrights: "register" };

function EmptyList({ kind }: { kind: WorkKind }) {
  const t = useWords(researchWords);
  return (
    <p className={`empty ${emptyListDrawings[kind]}`}>
      <strong>{t.none}</strong>
      {t.later[kind]}
    </p>
  );
}
