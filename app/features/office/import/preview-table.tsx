import { PostForm } from "#app/design/forms/post-form.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { useProblemText } from "#app/features/office/record-form/use-field.ts";
import { formatDigits, formatNumber } from "#app/platform/i18n/format.ts";
import { labelAt } from "./columns.ts";
import type { Preview } from "./import-answer.ts";
import { importWords } from "./import-words.ts";
import type { PreviewRow, RowFault } from "./preview.ts";
import { tableNamed } from "./tables.ts";

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
