import { pageText } from "#app/content/page-texts.ts";
import { FeedbackForm } from "#app/ui/feedback-form.tsx";
import { Page } from "#app/ui/page.tsx";
import { useSite } from "#app/ui/site.tsx";
import type { Route } from "./+types/feedback";
import { pageMeta } from "./here.ts";
import { notOpen } from "./not-open.server.ts";

export const meta: Route.MetaFunction = (page) => pageMeta(page);
export const action = notOpen;

/** A form for whatever someone wants to tell the institute. */
export default function Feedback({ actionData }: Route.ComponentProps) {
  const { address, locale } = useSite();
  return (
    <Page text={pageText(address, locale)}>
      <FeedbackForm sent={actionData?.values} />
    </Page>
  );
}
