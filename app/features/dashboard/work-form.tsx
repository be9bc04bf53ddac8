import { Field } from "#app/design/forms/field.tsx";
import { PostForm } from "#app/design/forms/post-form.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { Work, WorkKind } from "#app/features/profiles/schema.ts";
import { workControls } from "#app/features/profiles/schema.ts";
import type { DashboardAnswer } from "./answer.ts";
import { dashboardWords } from "./words.ts";
import { worksAddress } from "./works-page.ts";

interface WorkFormProps {
  kind: WorkKind;
  work?: Work;
  answer: DashboardAnswer;
  page: number;
}

export function WorkForm({ kind, work, answer, page }: WorkFormProps) {
  const { link } = useSite();
  const words = useWords(dashboardWords);
  const name = work?.id ?? "new";
  const isSent = answer.section === kind && (answer.which ?? "new") === name;
  const kept: Record<string, string> = work
    ? { title: work.title, authors: work.authors, year: work.year, link: work.link ?? "" }
    : {};
  return (
    <PostForm
      id={`${kind}-${name}`}
      action={`${link(worksAddress(kind, page))}#${kind}-answer`}
      values={isSent ? { ...kept, ...answer.values } : kept}
      errors={isSent ? answer.errors : undefined}
      hidden={{ list: kind, ...(work && { work: work.id }) }}
      intent="work"
      button={{ label: work ? words.change : words.add, busy: words.saving }}
    >
      <Field {...workControls.title} label={words.workTitle} />
      <Field {...workControls.authors} label={words.authors} />
      <Field {...workControls.year} label={words.year} />
      <Field {...workControls.link} label={words.link} hint={words.linkHint} />
    </PostForm>
  );
}
