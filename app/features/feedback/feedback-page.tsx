import { Page } from "#app/design/page.tsx";
import { pageMeta } from "#app/design/page-context.ts";
import { pageStyles } from "#app/design/page-styles.ts";
import styles from "#app/design/styles/forms.css?url";
import { emptyAnswer } from "#app/platform/forms/answer.ts";
import { formRoute, plainForm } from "#app/platform/forms/form-route.server.tsx";
import type { Route } from "./+types/feedback-page";
import { answerFeedback } from "./feedback.action.server.ts";
import { FeedbackForm } from "./feedback-form.tsx";

const form = formRoute(answerFeedback, FeedbackForm, plainForm);

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);
export const handle = { formQuery: ["from"], fragment: form.fragment };
export const { action, headers } = form;

export default function Feedback({ actionData }: Route.ComponentProps) {
  return (
    <Page>
      <FeedbackForm answer={actionData ?? emptyAnswer} />
    </Page>
  );
}
