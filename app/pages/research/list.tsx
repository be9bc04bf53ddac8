import { pageText } from "#app/content/page-texts.ts";
import { research } from "#app/content/records.server.ts";
import { Page } from "#app/ui/page.tsx";
import { useSite } from "#app/ui/site.tsx";
import { formatDigits } from "#app/words/format.ts";
import { here, pageMeta } from "../here.ts";
import type { Route } from "./+types/list";

export const meta: Route.MetaFunction = (page) => pageMeta(page);

const lists = { "/r&d/publication": "publications", "/r&d/patent": "patents", "/r&d/copyright": "copyrights" } as const;

export function loader({ request }: Route.LoaderArgs) {
  const { address, locale } = here(request);
  return research(locale)[lists[address as keyof typeof lists]];
}

/** Publications, patents or copyrights, newest first. */
export default function ResearchList({ loaderData: items }: Route.ComponentProps) {
  const { address, locale, t } = useSite();
  return (
    <Page text={pageText(address, locale)}>
      {items.length === 0 ? (
        <p className="note">{t.research.none}</p>
      ) : (
        <ul className="publications">
          {items.map((item) => (
            <li key={item.title}>
              <strong>{item.title}</strong>
              <br />
              {item.people}. {item.where}, {formatDigits(item.year, locale)}
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
