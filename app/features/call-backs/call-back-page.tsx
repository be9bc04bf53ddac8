import { Page } from "#app/design/page.tsx";
import { pageMeta } from "#app/design/page-context.ts";
import { pageStyles } from "#app/design/page-styles.ts";
import { Picture } from "#app/design/picture.tsx";
import { useSite } from "#app/design/site.tsx";
import { emptyAnswer } from "#app/platform/forms/answer.ts";
import { formRoute, plainForm } from "#app/platform/forms/form-route.server.tsx";
import type { Route } from "./+types/call-back-page";
import { answerCallBack } from "./call-back.action.server.ts";
import styles from "./call-back.css?url";
import { CallBackForm } from "./call-back-form.tsx";

const form = formRoute(answerCallBack, CallBackForm, plainForm);

export const links = pageStyles(styles);
export const meta: Route.MetaFunction = (page) => pageMeta(page);
export const handle = { formQuery: ["from"], fragment: form.fragment };
export const { action, headers } = form;

export default function CallBackPage({ actionData }: Route.ComponentProps) {
  const { look } = useSite();
  return (
    <Page>
      <div className="call-me">
        <CallBackForm answer={actionData ?? emptyAnswer} />
        <Picture name={look.pictures.home} alt="" sizes="480px" />
      </div>
    </Page>
  );
}
