import { Page } from "#app/design/page.tsx";
import { here, pageMeta } from "#app/design/page-context.ts";
import { useSite } from "#app/design/site.tsx";
import { pageText } from "#app/platform/content/page-texts.ts";
import { approvals } from "#app/platform/content/records.server.ts";
import type { Route } from "./+types/affiliation-page";
import { ApprovalCard } from "./affiliation-card.tsx";

export const meta: Route.MetaFunction = (page) => pageMeta(page);

export function loader({ request }: Route.LoaderArgs) {
  const { address, locale } = here(request);
  const id = address.replace("/affiliation/", "");
  const approval = approvals(locale).find((each) => each.id === id);
  if (approval === undefined) throw new Error(`content/records/approvals.yaml has no "${id}".`);
  return approval;
}

/** One authority and its approval. */
export default function ApprovalPage({ loaderData }: Route.ComponentProps) {
  const { address, locale } = useSite();
  return <Page text={pageText(address, locale)} aside={<ApprovalCard approval={loaderData} />} />;
}
