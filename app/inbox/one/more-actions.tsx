import { type ChecklistItem, erasingReasons } from "#app/inbox/inbox-types.ts";
import { inboxWords } from "#app/inbox/inbox-words.ts";
import { documentStates } from "#app/lib/db/inbox-tables.ts";
import { formatNumber } from "#app/lib/i18n/format.ts";
import { Radio } from "#app/ui/forms/field.tsx";
import { SubmitButton } from "#app/ui/forms/post-form.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { oneWords } from "./one-words.ts";
import { OneForm, type SubmissionView } from "./submission-view.tsx";

export function DocumentChecklist({ view }: { view: SubmissionView }) {
  const { locale } = useSite();
  const { documents: t } = useWords(oneWords);
  const { documents, documentsFor } = view.open;
  const { problem, typed } = view;
  if (documents.length === 0) return null;
  const count = (number: number) => formatNumber(number, locale);
  const have = documents.filter(({ state }) => state === "has").length;
  const isRefused = typed?.intent === "documents" && problem !== undefined;
  const applies = (id: string) => (isRefused ? typed[`for:${id}`] === "on" : documentsFor.includes(id));
  return (
    <section aria-labelledby="documents">
      <h3 id="documents">{t.title(count(have), count(documents.length))}</h3>
      <p className="quiet">{t.help}</p>
      <OneForm view={view}>
        <fieldset>
          <legend>{t.applies}</legend>
          {Object.entries(t.also).map(([id, name]) => (
            <label key={id} className="check">
              <input type="checkbox" name={`for:${id}`} defaultChecked={applies(id)} autoComplete="off" /> {name}
            </label>
          ))}
        </fieldset>
        <ul className="checklist">
          {documents.map((item) => (
            <DocumentItem key={item.document} item={item} typed={isRefused ? typed : undefined} />
          ))}
        </ul>
        <p>
          <SubmitButton does="documents">{t.save}</SubmitButton>
        </p>
      </OneForm>
    </section>
  );
}

function DocumentItem({ item, typed }: { item: ChecklistItem; typed: Record<string, string> | undefined }) {
  const { documents: t } = useWords(oneWords);
  const { documents: states } = useWords(inboxWords);
  const { document: id, name } = item;
  const value = (field: "state" | "receipt" | "until") => typed?.[`${field}:${id}`] ?? item[field] ?? "";
  return (
    <li>
      <p className="field">
        <label htmlFor={`state-${id}`}>{name}</label>
        <select id={`state-${id}`} name={`state:${id}`} defaultValue={value("state")}>
          <option value="">{t.unknown}</option>
          {documentStates.map((state) => (
            <option key={state} value={state}>
              {states[state]}
            </option>
          ))}
        </select>
      </p>
      <p className="field if-applied">
        <label htmlFor={`receipt-${id}`}>
          {t.receipt}
          <span className="sr-only">: {name}</span>
        </label>
        <input id={`receipt-${id}`} name={`receipt:${id}`} defaultValue={value("receipt")} maxLength={60} />
      </p>
      <p className="field if-open">
        <label htmlFor={`until-${id}`}>
          {t.until}
          <span className="sr-only">: {name}</span>
        </label>
        <input id={`until-${id}`} name={`until:${id}`} type="date" defaultValue={value("until")} />
      </p>
    </li>
  );
}

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
