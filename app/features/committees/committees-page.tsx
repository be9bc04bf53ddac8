import { Page } from "#app/design/page.tsx";
import { here, pageMeta, recordsFor } from "#app/design/page-context.ts";
import { PageLink } from "#app/design/page-link.tsx";
import { pageStyles } from "#app/design/page-styles.ts";
import { useWords } from "#app/design/site.tsx";
import type { Route } from "./+types/committees-page";
import { CommitteeCard } from "./committee-card.tsx";
import styles from "./committees.css?url";
import { committees } from "./records.server.ts";
import { committeeWords } from "./words.ts";

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

export function loader({ request, context }: Route.LoaderArgs) {
  const { address } = here(request);
  const records = recordsFor({ request, context });
  const kind = address === "/about-us/gb-cdc" ? "governing" : "statutory";
  return { kind, committees: committees(records, kind) } as const;
}

export default function Committees({ loaderData: { kind, committees } }: Route.ComponentProps) {
  const t = useWords(committeeWords);
  return (
    <Page>
      <div className="committees">
        {committees.map((committee) => (
          <CommitteeCard
            key={committee.id}
            committee={committee}
            label={kind === "governing" ? t.guidelines : t.view}
          />
        ))}
      </div>
      <p className="for-inspectors">
        <PageLink to="/inspection" />
      </p>
    </Page>
  );
}
