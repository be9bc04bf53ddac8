import { Radio } from "#app/design/forms/radio.tsx";
import { SubmitButton } from "#app/design/forms/send.tsx";
import { useWords } from "#app/design/site.tsx";
import { erasingReasons } from "#app/features/inbox/outcomes.ts";
import { inboxWords } from "#app/features/inbox/words.ts";
import { OneForm } from "./one-form.tsx";
import type { SubmissionView } from "./one-view.ts";
import { oneWords } from "./words.ts";

export function AssignOwner({ view }: { view: SubmissionView }) {
  const { give } = useWords(oneWords);
  const { nobody } = useWords(inboxWords);
  const { people, submission } = view.open;
  return (
    <section aria-labelledby="give">
      <h3 id="give">{give.title}</h3>
      <OneForm view={view}>
        <p className="field">
          <label htmlFor="owner">{give.to}</label>
          <select id="owner" name="owner" defaultValue={submission.owner ?? ""}>
            <option value="">{nobody}</option>
            {people.map(({ uid, name }) => (
              <option key={uid} value={uid}>
                {name}
              </option>
            ))}
          </select>
        </p>
        <p>
          <SubmitButton does="give">{give.submit}</SubmitButton>
        </p>
      </OneForm>
    </section>
  );
}

export function Erase({ view }: { view: SubmissionView }) {
  const { erase } = useWords(oneWords);
  const { nameless } = useWords(inboxWords);
  const { sent } = view.open;
  return (
    <details className="fold erase-fold" open={view.typed?.intent === "erase"}>
      <summary>{erase.title}</summary>
      <p>{erase.text}</p>
      {sent.length > 1 && (
        <>
          <p>{erase.all}</p>
          <ul>
            {sent.map(({ submission }) => (
              <li key={submission.reference}>
                <bdi>{submission.name ?? nameless}</bdi>, {submission.reference}
              </li>
            ))}
          </ul>
        </>
      )}
      <OneForm view={view}>
        <fieldset className="reasons">
          <legend>{erase.why}</legend>
          {erasingReasons.map((reason) => (
            <Radio key={reason} name="reason" value={reason} required label={erase.reasons[reason]} />
          ))}
        </fieldset>
        <p>
          <SubmitButton does="erase" look="button erase-button">
            {erase.submit}
          </SubmitButton>
        </p>
      </OneForm>
    </details>
  );
}
