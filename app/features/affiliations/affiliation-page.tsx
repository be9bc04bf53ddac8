import { Page } from "#app/design/page.tsx";
import { here, pageMeta, recordsFor } from "#app/design/page-context.ts";
import { pageStyles } from "#app/design/page-styles.ts";
import type { Route } from "./+types/affiliation-page";
import { AffiliationCard } from "./affiliation-card.tsx";
import styles from "./affiliations.css?url";
import { affiliations } from "./records.server.ts";
import { StateList } from "./state-list.tsx";

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);

export function loader({ request, context }: Route.LoaderArgs) {
  const { address } = here(request);
  const records = recordsFor({ request, context });
  const id = address.replace("/affiliation/", "");
  const all = affiliations(records);
  const approval = all.find((each) => each.id === id);
  if (approval === undefined) throw new Error(`content/records/affiliations.yaml has no "${id}".`);
  return { approval, all };
}

export default function ApprovalPage({ loaderData: { approval, all } }: Route.ComponentProps) {
  return (
    <Page aside={<AffiliationCard affiliation={approval} />} opening={<StateList affiliations={all} />} listsSection />
  );
}
