import { Field, TextField } from "./field.tsx";
import { FormNotOpen } from "./form-not-open.tsx";
import { PageLink } from "./page-link.tsx";
import { useSite } from "./site.tsx";

/** Name, email and the feedback itself, all required. */
export function FeedbackForm({ isNotOpen }: { isNotOpen: boolean }) {
  const { t } = useSite();
  const words = t.feedback;
  return (
    <section className="card narrow">
      <h2>{words.title}</h2>
      {isNotOpen && <FormNotOpen />}
      <form method="post">
        <Field label={words.name} name="name" autoComplete="name" required maxLength={120} />
        <Field label={words.email} name="email" type="email" autoComplete="email" required maxLength={254} />
        <TextField label={words.text} name="text" required maxLength={5000} />
        <p>
          <button type="submit" className="button" data-busy={words.busy}>
            {words.submit}
          </button>
        </p>
        <p className="quiet">
          {t.form.required} {t.form.privacy} <PageLink to="/privacy-policy" />
        </p>
      </form>
    </section>
  );
}
