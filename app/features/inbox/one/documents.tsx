import { SubmitButton } from "#app/design/forms/send.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { ChecklistItem } from "#app/features/inbox/views.ts";
import { inboxWords } from "#app/features/inbox/words.ts";
import { documentStates } from "#app/platform/db/inbox-tables.ts";
import { formatNumber } from "#app/platform/i18n/format.ts";
import { OneForm } from "./one-form.tsx";
import type { SubmissionView } from "./one-view.ts";
import { oneWords } from "./words.ts";

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
