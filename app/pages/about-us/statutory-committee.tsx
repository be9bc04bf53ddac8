import { pageText } from "#app/content/page-texts.ts";
import { committees } from "#app/content/records.server.ts";
import { CommitteeCard } from "#app/ui/committee-card.tsx";
import { Page } from "#app/ui/page.tsx";
import { useSite } from "#app/ui/site.tsx";
import { here, pageMeta } from "../here.ts";
import type { Route } from "./+types/statutory-committee";

export const meta: Route.MetaFunction = (page) => pageMeta(page);

export const loader = ({ request }: Route.LoaderArgs) => committees(here(request).locale, "statutory");

/** The committees that the law asks for. */
export default function StatutoryCommittees({ loaderData: committees }: Route.ComponentProps) {
  const { address, locale, t } = useSite();
  return (
    <Page text={pageText(address, locale)}>
      <div className="committees">
        {committees.map((committee) => (
          <CommitteeCard key={committee.id} committee={committee} label={t.paper.view} />
        ))}
      </div>
    </Page>
  );
}
