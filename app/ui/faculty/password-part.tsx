import type { DashboardAnswer } from "#app/forms/dashboard-answer.ts";
import { Field } from "../field.tsx";
import { fieldKinds } from "../field-kinds.ts";
import { PageLink } from "../page-link.tsx";
import { PostForm } from "../post-form.tsx";
import { useSite } from "../site.tsx";
import { DashboardPart } from "./dashboard-part.tsx";

/** A new password in the old one's place. */
export function PasswordPart({ answer }: { answer: DashboardAnswer }) {
  const { link, t } = useSite();
  const words = t.dashboard;
  const labels = { current: words.current, password: t.login.newPassword };
  return (
    <DashboardPart id="password" title={words.password} answer={answer} labels={labels}>
      <PostForm
        id="password"
        action={`${link("/faculty/dashboard")}#password-answer`}
        values={{}}
        errors={answer.section === "password" ? answer.errors : undefined}
        intent="password"
        words={{ submit: words.changePassword, busy: words.changing }}
        after={
          <p>
            {words.noPassword}{" "}
            <PageLink to="/faculty-login" suffix="?mode=forgot">
              {words.setByCode}
            </PageLink>
          </p>
        }
      >
        <Field {...fieldKinds.currentPassword} label={labels.current} required />
        <Field {...fieldKinds.newPassword} label={labels.password} hint={t.login.passwordHint} required />
      </PostForm>
    </DashboardPart>
  );
}
