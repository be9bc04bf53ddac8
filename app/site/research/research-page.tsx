import { formatDigits } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { directoryContext } from "#app/people/profiles/directory.server.ts";
import { isWebAddress, type Profile, type WorkKind } from "#app/people/profiles/profile.ts";
import { Page } from "#app/ui/page.tsx";
import { here, pageMeta, pageStyles, recordsFor } from "#app/ui/page-context.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/research-page";
import styles from "./research.css?url";
import { research } from "./research.server.ts";

export interface ListedResearch {
  key: string;
  title: string;
  people: string;
  where?: string;
  year: number;
  link?: string | undefined;
}

export function ResearchList({ items }: { items: ListedResearch[] }) {
  const { locale } = useSite();
  return (
    <ul className="publications">
      {items.map(({ key, title, people, where, year, link }) => (
        <li key={key}>
          <strong>
            {link ? (
              <a href={link} rel="noreferrer">
                {title}
              </a>
            ) : (
              title
            )}
          </strong>
          <br />
          {where ? `${people}. ${where}` : people}, {formatDigits(year, locale)}
        </li>
      ))}
    </ul>
  );
}

const en = {
  none: "Nothing to list yet",
  later: {
    publications: "Research papers, book chapters and articles by our teachers and students will be listed here.",
    patents: "Patents of our teachers and students will be listed here, each marked as filed or granted.",
    copyrights: "Works with a registered copyright will be listed here, with their registration number.",
  },
};

const mr: typeof en = {
  none: "अजून एकही नोंद नाही",
  later: {
    publications: "आमच्या शिक्षकांचे आणि विद्यार्थ्यांचे शोधनिबंध, प्रकरणे व लेख इथे दिसतील.",
    patents: "आमच्या शिक्षकांची आणि विद्यार्थ्यांची पेटंट इथे दिसतील; अर्ज केला आहे की पेटंट मिळाले आहे, हेही लिहिलेले असेल.",
    copyrights: "कॉपीराइटची नोंदणी झालेल्या गोष्टी नोंदणी क्रमांकासह इथे दिसतील.",
  },
};

export const researchWords: Record<Locale, typeof en> = { en, mr };

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
