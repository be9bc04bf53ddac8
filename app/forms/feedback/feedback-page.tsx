import { formRoute, plainForm, type SentForm } from "#app/cms/http/form-route.server.tsx";
import { FormCard } from "#app/forms/submissions/form-card.tsx";
import { keepForm } from "#app/forms/submissions/submissions.server.ts";
import { check, emptyAnswer, type FormAnswer } from "#app/lib/forms/form-answer.ts";
import { Field } from "#app/ui/forms/field.tsx";
import { Page } from "#app/ui/page.tsx";
import { pageMeta, pageStyles } from "#app/ui/page-context.ts";
import { useWords } from "#app/ui/site.tsx";
import styles from "#app/ui/styles/forms.css?url";
import type { Route } from "./+types/feedback-page";
import { feedbackControls, feedbackDetails, feedbackForm, feedbackWords } from "./feedback.ts";

const answerFeedback = (sent: SentForm): Promise<FormAnswer> =>
  keepForm(sent, "feedback", check(feedbackForm.transform(feedbackDetails), sent.values));

function FeedbackForm({ answer }: { answer: FormAnswer }) {
  const words = useWords(feedbackWords);
  return (
    <FormCard id="feedback" kind="feedback" words={words} answer={answer} isRequired>
      <Field {...feedbackControls.name} label={words.name} />
      <Field {...feedbackControls.email} label={words.email} />
      <Field {...feedbackControls.text} label={words.text} />
    </FormCard>
  );
}

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
