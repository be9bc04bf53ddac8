import type { Text } from "#app/cms/content/text.ts";
import { formatDigits, formatNumber } from "#app/lib/i18n/format.ts";
import { formatWait } from "#app/lib/i18n/format-moment.ts";
import { locales } from "#app/lib/i18n/locale.ts";
import { useProblemText } from "#app/office/record-form/form-context.ts";
import { Radio } from "#app/ui/forms/field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { ImportAnswer, Preview, PreviewRow, RowFault, TableProblem } from "./import-preview.ts";
import { importTables, labelAt, tableNamed } from "./import-tables.ts";
import { importWords } from "./import-words.ts";

export function ImportForm({ table, answer }: { table: string; answer: ImportAnswer | undefined }) {
  const { link } = useSite();
  const t = useWords(importWords);
  const fault = answer?.is === "problem" ? answer : undefined;
  return (
    <>
      {fault && <Problem problem={fault.problem} />}
      <div className="office-columns">
        <PostForm id="import" action={`${link("/office/import")}#answer`} button={{ label: t.look }} hasFiles>
          <fieldset>
            <legend>{t.which}</legend>
            <div className="choices">
              {importTables.map(({ name }) => (
                <Radio
                  key={name}
                  name="table"
                  value={name}
                  defaultChecked={name === table}
                  label={t.names[name] ?? name}
                />
              ))}
            </div>
          </fieldset>
          <p className="field">
            <label htmlFor="import-file">{t.file}</label>
            <small id="import-file-help">{t.fileHelp}</small>
            <input
              id="import-file"
              type="file"
              name="file"
              accept=".xlsx,.csv,.tsv,.txt"
              aria-describedby="import-file-help"
            />
          </p>
          <p className="field">
            <label htmlFor="import-text">{t.paste}</label>
            <small id="import-text-help">
              {t.pasteHelp} {t.pairsHelp}
            </small>
            <textarea
              id="import-text"
              name="text"
              rows={6}
              defaultValue={fault?.text}
              aria-describedby="import-text-help"
            />
          </p>
        </PostForm>
        <Templates />
      </div>
    </>
  );
}

function Problem({ problem }: { problem: TableProblem }) {
  const { locale } = useSite();
  const { problems } = useWords(importWords);
  return (
    <p className="note alert" role="alert" id="answer" tabIndex={-1}>
      {problem.code === "tooMany" ? problems.tooMany(formatWait(problem.seconds, locale)) : problems[problem.code]}
    </p>
  );
}

function Templates() {
  const { link } = useSite();
  const t = useWords(importWords);
  const address = (table: string, heads: string) =>
    `${link("/office/import/template")}?${new URLSearchParams({ table, heads })}`;
  return (
    <section className="card">
      <h2>{t.templates}</h2>
      <p>{t.templatesHelp}</p>
      <ul className="import-more">
        {importTables.map(({ name }) => (
          <li key={name}>
            <b>{t.names[name]}</b>
            <span>
              {locales.map((locale, at) => (
                <span key={locale}>
                  {at > 0 && " · "}
                  <a href={address(name, locale)} download>
                    {t.template(locale)}
                  </a>
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  head: Text;
  hidden: { table: string; rows: string };
}

export function ImportKey({ head, hidden }: Props) {
  const { locale, link } = useSite();
  const t = useWords(importWords);
  const table = tableNamed(hidden.table);
  const [key = ""] = table?.recordKeys ?? [];
  const words = table?.kind.words[locale].fields[key];
  return (
    <section id="answer" tabIndex={-1}>
      <p className="note">{t.asks(words?.label ?? head[locale])}</p>
      <PostForm
        id="import-key"
        action={`${link("/office/import")}#answer`}
        hidden={hidden}
        button={{ label: t.look }}
        intent="key"
        hasFiles
      >
        <p className="field">
          <label htmlFor="import-key">{words?.label ?? head[locale]}</label>
          {words?.help && <small id="import-key-help">{words.help}</small>}
          <input id="import-key" name="key" required aria-describedby={words?.help ? "import-key-help" : undefined} />
        </p>
      </PostForm>
    </section>
  );
}

export function ImportPreview({ preview }: { preview: Preview }) {
  const { locale, link } = useSite();
  const t = useWords(importWords);
  const textOf = useProblemText();
  const { rows, listFaults, absent, unused, count, hidden, sheet } = preview;
  const table = tableNamed(hidden.table);
  const faulty = rows.filter(isFaulty).length;
  return (
    <section id="answer" tabIndex={-1} aria-labelledby="import-preview">
      <h2 id="import-preview">{t.preview(t.names[hidden.table] ?? "")}</h2>
      {sheet && (
        <p className={sheet.others.length > 0 ? "note alert" : "note"}>
          {t.sheet(sheet.name)}
          {sheet.others.length > 0 && ` ${t.otherSheets(sheet.others.map((name) => `“${name}”`).join(", "))}`}
        </p>
      )}
      {unused.length > 0 && (
        <p className="note">{t.unused(unused.map((head) => head.replace(/[.:]$/, "")).join(", "))}</p>
      )}
      {absent.length > 0 && <p className="note">{t.absent(absent.map((head) => head[locale]).join(", "))}</p>}
      {faulty > 0 && <p className="note alert">{t.faults(formatNumber(faulty, locale), faulty === 1)}</p>}
      {table &&
        listFaults.map((problem) => (
          <p key={`${problem.path} ${problem.code}`} className="note alert">
            {labelAt(table, problem.path, locale)}: {textOf(problem)}
          </p>
        ))}
      <table className="import-rows">
        <thead>
          <tr>
            <th scope="col">{t.row}</th>
            <th scope="col">{t.content}</th>
            <th scope="col">{t.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.number} row={row} />
          ))}
        </tbody>
      </table>
      {count === 0 ? (
        <p className="note">{rows.every(({ state }) => state === "same" || isSum(state)) ? t.nothing : t.noRow}</p>
      ) : (
        <PostForm
          id="import-make"
          action={`${link("/office/import")}#answer`}
          hidden={{ ...hidden }}
          button={{ label: t.make(formatNumber(count, locale), count === 1) }}
          intent="make"
          hasFiles
        >
          {table?.kind.id !== "single" && <p>{t.later}</p>}
        </PostForm>
      )}
    </section>
  );
}

const isSum = (state: PreviewRow["state"]) => typeof state === "object" && state.code === "sum";

/** A row left out as the sum of others needs no correction. */
const isFaulty = ({ faults, empty, state }: PreviewRow) =>
  faults.length > 0 || empty.length > 0 || (typeof state === "object" && !isSum(state));

function Row({ row }: { row: PreviewRow }) {
  const { number, cells, state, faults, empty } = row;
  const { locale } = useSite();
  const t = useWords(importWords);
  const told =
    typeof state === "string"
      ? t.states[state]
      : state.code === "repeated"
        ? t.leftOut.repeated(formatDigits(state.row, locale))
        : state.code === "record"
          ? t.leftOut.record(state.head[locale])
          : t.leftOut[state.code];
  return (
    <tr className={isFaulty(row) ? "is-faulty" : undefined}>
      <th scope="row">{formatDigits(number, locale)}</th>
      <td>
        {cells.map(({ head, text }) => (
          <span key={head.en}>
            <span className="quiet">{head[locale]}:</span> {text.length > 120 ? `${text.slice(0, 120)}…` : text}
          </span>
        ))}
      </td>
      <td>
        {told}
        {faults.length + empty.length > 0 && (
          <ul>
            {faults.map((fault) => (
              <Fault key={fault.head.en} fault={fault} />
            ))}
            {empty.length > 0 && <li>{t.empty(empty.map((head) => head[locale]).join(", "))}</li>}
          </ul>
        )}
      </td>
    </tr>
  );
}

function Fault({ fault: { head, problem } }: { fault: RowFault }) {
  const { locale } = useSite();
  const { cut } = useWords(importWords);
  const textOf = useProblemText();
  return (
    <li>
      <strong>{head[locale]}:</strong> {problem.code === "cut" ? cut : textOf(problem)}
    </li>
  );
}
