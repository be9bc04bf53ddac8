import type { ReactNode } from "react";
import type { LookRefusal } from "#app/cms/records/kind.ts";
import { placeLabel } from "#app/cms/records/labels.ts";
import { formatDigits } from "#app/lib/i18n/format.ts";
import { locales } from "#app/lib/i18n/locale.ts";
import { ProblemList } from "#app/office/record-form/field-notes.tsx";
import { AmountInWords } from "#app/office/record-form/single-fields.tsx";
import { SubmitButton } from "#app/ui/forms/post-form.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { HistoryView } from "./history-view.ts";
import { recordFormId, revertFormId, StateButton } from "./record-actions.tsx";
import { missingLanguage, type RecordView } from "./record-view.ts";
import { formatAgo, recordWords } from "./record-words.ts";
import { secondLookWords } from "./second-look-words.ts";

interface Props {
  asked: Pick<LookRefusal, "look" | "typed">;
  form: string;
  children: ReactNode;
}

/** Shows in both languages what will be public; one of the amounts is typed again. */
function SecondLookCard({ asked: { look, typed }, form, children }: Props) {
  const { locale } = useSite();
  const t = useWords(secondLookWords);
  return (
    <section className="note second-look" aria-labelledby="second-look">
      <h2 id="second-look">{t.title}</h2>
      {look.why && <p>{look.why[locale]}</p>}
      <p>{t.lead}</p>
      {look.question && <p>{look.question[locale]}</p>}
      {locales.map((each) => (
        <LookTable key={each} rows={look.tables[each]} lang={each} />
      ))}
      {typed && (
        <p className="note alert" role="alert">
          {t.wrong(typed)} <AmountInWords typed={String(look.rupees)} />
        </p>
      )}
      <p className="field">
        <label htmlFor="retyped">{look.label[locale]}</label>
        <input
          id="retyped"
          name="form:retyped"
          form={form}
          inputMode="numeric"
          className="short"
          aria-invalid={typed !== "" || undefined}
          autoComplete="off"
        />
        <AmountInWords id="retyped" typed="" />
      </p>
      <p className="actions">{children}</p>
    </section>
  );
}

function LookTable({ rows: [head = [], ...rows], lang }: { rows: string[][]; lang: string }) {
  return (
    <table className="numbers" lang={lang}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...amounts]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {amounts.map((amount, at) => (
              <td key={head[at + 1]}>{amount}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Alert = ({ children }: { children: ReactNode }) => (
  <p className="note alert" role="alert">
    {children}
  </p>
);

function buttonFor(
  intent: string,
  { publish, publishThen, putBack, takeOff }: Record<"publish" | "publishThen" | "putBack" | "takeOff", string>,
): string {
  const others: Record<string, string> = { putBack, takeOff, schedule: publishThen };
  return others[intent] ?? publish;
}

export function RefusalNote({ view }: { view: RecordView }) {
  const { problem, problems = [], kind, data, actor, now } = view;
  const { locale } = useSite();
  const { buttons, refusals, conflict } = useWords(recordWords);
  const { earlierReturns } = useWords(secondLookWords);
  if (!problem) return null;
  if (problems.length > 0) {
    const follows = problems.every(({ code }) => code === "language") ? missingLanguage(view) : undefined;
    return (
      <ProblemList
        kind={kind}
        data={data}
        problems={problems}
        outcome={problem.code === "empty" ? refusals.empty : refusals.incomplete}
      >
        {follows && view.mayPublish && (
          <p className="actions">
            <SubmitButton does={`publish:${follows}`} busy={buttons.publishing} form={recordFormId}>
              {buttons.publishFollows(follows)}
            </SubmitButton>
          </p>
        )}
      </ProblemList>
    );
  }
  if (problem.code === "look")
    return (
      <SecondLookCard asked={problem} form={recordFormId}>
        <StateButton intent={problem.intent} look="button">
          {buttonFor(problem.intent, buttons)}
        </StateButton>
      </SecondLookCard>
    );
  if (problem.code === "earlierReturns") return <Alert>{earlierReturns}</Alert>;
  if (problem.code === "cut") {
    const places = problem.paths.map((path) => placeLabel(kind, path, locale, data));
    return <Alert>{refusals.cut(places.join("; "))}</Alert>;
  }
  if (problem.code === "conflict") return <Alert>{refusals.conflict(problem.last?.byName ?? conflict.somebody)}</Alert>;
  if (problem.code !== "changed") return <Alert>{refusals[problem.code]}</Alert>;
  const { last } = problem;
  // The same person changed it in another tab.
  if (!last || last.by === actor.uid) return <Alert>{refusals.changed}</Alert>;
  return <Alert>{refusals.changedBy(last.byName, formatAgo(last.at, locale, now))}</Alert>;
}

export function HistoryRefusal({ view: { problem } }: { view: HistoryView }) {
  const { locale } = useSite();
  const { history } = useWords(recordWords);
  if (!problem) return null;
  if (problem.code === "look")
    return (
      <SecondLookCard asked={problem} form={revertFormId}>
        <button type="submit" form={revertFormId} name="revision" value={problem.intent} className="button">
          {history.goBack(formatDigits(problem.intent, locale))}
        </button>
      </SecondLookCard>
    );
  const { code } = problem;
  const known = history.refusals;
  return <Alert>{code in known ? known[code as keyof typeof known] : known.failed}</Alert>;
}
