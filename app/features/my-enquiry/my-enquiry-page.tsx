import { Page } from "#app/design/page.tsx";
import { pageMeta } from "#app/design/page-context.ts";
import { pageStyles } from "#app/design/page-styles.ts";
import { emptyAnswer } from "#app/platform/forms/answer.ts";
import { formRoute, plainForm } from "#app/platform/forms/form-route.server.tsx";
import type { Route } from "./+types/my-enquiry-page";
import { answerLookup } from "./lookup.action.server.ts";
import styles from "./my-enquiry.css?url";
import { MyEnquiry } from "./my-enquiry.tsx";

const form = formRoute(answerLookup, MyEnquiry, plainForm);

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);
export const handle = { isShownOnce: true, fragment: form.fragment };
export const { action, headers } = form;

export default function MyEnquiryPage({ actionData }: Route.ComponentProps) {
  return (
    <Page>
      <MyEnquiry answer={actionData ?? emptyAnswer} />
    </Page>
  );
}
