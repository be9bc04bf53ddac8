import { PageLink } from "#app/design/page-link.tsx";
import { useSite } from "#app/design/site.tsx";

interface Props {
  /** The form's id. */
  id: string;
  words: { done: string; mailed: string };
  reference: string;
}

/** Confirms that the form was received, and shows its reference. */
export function DoneNote({ id, words, reference }: Props) {
  const { t } = useSite();
  return (
    <div className="note" role="status" id={`${id}-answer`} tabIndex={-1}>
      <p>
        <strong>{words.done}</strong>
      </p>
      <p>
        {t.form.reference} <strong className="reference">{reference}</strong>
      </p>
      <p>{words.mailed}</p>
      <p>
        {t.form.later} <PageLink to="/my-enquiry" />
      </p>
    </div>
  );
}
