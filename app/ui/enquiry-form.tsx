import { Field } from "./field.tsx";
import { FormNotOpen } from "./form-not-open.tsx";
import { PageLink } from "./page-link.tsx";
import { useSite } from "./site.tsx";

/** The admission enquiry: four fields, all required. */
export function EnquiryForm({ isNotOpen }: { isNotOpen: boolean }) {
  const { link, t } = useSite();
  const words = t.enquiry;
  return (
    <section className="card enquiry" id="enquiry">
      <h2>{words.title}</h2>
      {isNotOpen && <FormNotOpen />}
      <p>{words.lead}</p>
      <form method="post" action={`${link("/")}#enquiry`}>
        <Field label={words.fullName} name="fullName" autoComplete="name" required maxLength={120} />
        <Field
          label={words.hscPercentage}
          name="hscPercentage"
          placeholder={words.hscPlaceholder}
          required
          maxLength={20}
        />
        <Field
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          hint={words.codeNote}
          required
          maxLength={254}
        />
        <Field
          label={words.contactNumber}
          name="contactNumber"
          type="tel"
          autoComplete="tel"
          placeholder={words.contactPlaceholder}
          required
          maxLength={20}
        />
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
