import { Field } from "./field.tsx";
import { FormNotOpen } from "./form-not-open.tsx";
import { PageLink } from "./page-link.tsx";
import { useSite } from "./site.tsx";

/** The D.Pharm application: no field is required, but one way to reach the person is needed, and the form says so. */
export function ApplicationForm({ isNotOpen }: { isNotOpen: boolean }) {
  const { t } = useSite();
  const words = t.application;
  return (
    <section className="card narrow" id="apply">
      <h2>{words.title}</h2>
      {isNotOpen && <FormNotOpen />}
      <p>{words.lead}</p>
      <form method="post" action="#apply">
        <Field label={words.fullName} name="fullName" autoComplete="name" maxLength={120} />
        <Field label={words.email} name="email" type="email" autoComplete="email" maxLength={254} />
        <Field label={words.phone} name="phone" type="tel" autoComplete="tel" maxLength={20} />
        <p>
          <button type="submit" className="button" data-busy={words.busy}>
            {words.submit}
          </button>
        </p>
        <p className="quiet">
          {t.form.privacy} <PageLink to="/privacy-policy" />
        </p>
      </form>
    </section>
  );
}
