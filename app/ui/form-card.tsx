import type { ReactNode } from "react";
import { FormNotOpen } from "./form-not-open.tsx";
import { FormValues } from "./form-values.ts";
import { PageLink } from "./page-link.tsx";
import { useSite } from "./site.tsx";

interface Props {
  /** Where the page is shown again after sending; the form's own place on it. */
  id: string;
  /** The words of the form: its heading, and its button at rest and on its way. */
  words: { title: string; lead?: string; submit: string; busy: string };
  /** The page that takes it, where it is another than this one. */
  action?: string;
  /** What was typed, when the form was sent and comes back. */
  sent: Record<string, string> | undefined;
  isRequired?: boolean;
  children: ReactNode;
}

/** A form in a card: its fields, its button, and how what is sent will be used. */
export function FormCard({ id, words, action = "", sent, isRequired = false, children }: Props) {
  const { t } = useSite();
  return (
    <section className="card narrow" id={id}>
      <h2>{words.title}</h2>
      <FormNotOpen wasSent={sent !== undefined} />
      {words.lead && <p>{words.lead}</p>}
      <form method="post" action={`${action}#${id}`}>
        <FormValues value={sent ?? {}}>{children}</FormValues>
        <p>
          <button type="submit" className="button" data-busy={words.busy}>
            {words.submit}
          </button>
        </p>
        <p className="quiet">
          {isRequired && t.form.required} {t.form.privacy} <PageLink to="/privacy-policy" />
        </p>
      </form>
    </section>
  );
}
