import { pageText } from "#app/content/page-texts.ts";
import { FeedbackForm } from "#app/ui/feedback-form.tsx";
import { Page } from "#app/ui/page.tsx";
import { useSite } from "#app/ui/site.tsx";
import { describe } from "./here.ts";
import { notOpen } from "./not-open.server.ts";
import type { Route } from "./+types/feedback";

export const meta = describe;
export const action = notOpen;

/** A form for whatever someone wants to tell the institute. */
export default function Feedback({ actionData }: Route.ComponentProps) {
  const { address, locale } = useSite();
  return (
    <Page text={pageText(address, locale)}>
      <FeedbackForm isNotOpen={actionData?.isNotOpen ?? false} />
    </Page>
  );
}
