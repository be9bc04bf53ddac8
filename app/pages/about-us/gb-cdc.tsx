import { pageText } from "#app/content/page-texts.ts";
import { committees } from "#app/content/records.server.ts";
import { CommitteeCard } from "#app/ui/committee-card.tsx";
import { Page } from "#app/ui/page.tsx";
import { useSite } from "#app/ui/site.tsx";
import { here, pageMeta } from "../here.ts";
import type { Route } from "./+types/gb-cdc";

export const meta: Route.MetaFunction = (page) => pageMeta(page);

export const loader = ({ request }: Route.LoaderArgs) => committees(here(request).locale, "governing");

/** The Governing Body and the College Development Committee. */
export default function GoverningBodies({ loaderData: bodies }: Route.ComponentProps) {
  const { address, locale, t } = useSite();
  return (
    <Page text={pageText(address, locale)}>
      <div className="committees">
        {bodies.map((body) => (
          <CommitteeCard key={body.id} committee={body} label={t.paper.guidelines} />
        ))}
      </div>
    </Page>
  );
}
