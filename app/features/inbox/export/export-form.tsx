import { PostForm } from "#app/design/forms/post-form.tsx";
import { Radio } from "#app/design/forms/radio.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { formatNumber, tags } from "#app/platform/i18n/format.ts";
import { type Column, type ColumnSet, fieldOf, setNames, sets, usual } from "./columns.ts";
import type { ExportAnswer } from "./export-answer.ts";
import { exportWords } from "./export-words.ts";
import type { SavingWords } from "./save-file.ts";

interface Props {
  columns: Column[];
  mayAll: boolean;
  filter: string;
  answer: ExportAnswer | undefined;
}

export function ExportForm({ columns, mayAll, filter, answer }: Props) {
  const { link } = useSite();
  const t = useWords(exportWords);
  const { prepared, values } = answer ?? {};
  const isTicked = (column: Column) => (values ? Boolean(values[fieldOf(column)]) : usual.includes(column));
  const action = `${link("/office/inbox/export")}${filter && `?${filter}`}#export-answer`;
  const ticked = (set: readonly Column[]) =>
    Object.fromEntries(columns.filter((column) => set.includes(column)).map((column) => [fieldOf(column), "1"]));
  const namesIn = (set: ColumnSet) =>
    columns
      .filter((column) => sets[set].includes(column))
      .map((column) => t.names[column])
      .join(", ");
  return (
    <>
      {prepared && <Outcome prepared={prepared} />}
      {!mayAll && <p className="quiet">{t.notAllowed}</p>}
      <div className="export-sets">
        {setNames.map((set) => (
          <PostForm
            key={set}
            id={`export-${set}`}
            action={action}
            hidden={{ filter, format: "xlsx", ...ticked(sets[set]) }}
            button={{ label: (mayAll ? t.sets : t.setsWithout)[set] }}
            {...((set !== "phones" || prepared?.ok) && { variant: "quiet-button" as const })}
            after={<p className="quiet">{set === "all" && mayAll ? t.allColumns : namesIn(set)}</p>}
          />
        ))}
      </div>
      <p className="quiet">{t.noted}</p>
      <details open={values !== undefined && !prepared?.ok}>
        <summary>{t.choose}</summary>
        <PostForm id="export" action={action} hidden={{ filter }} button={{ label: t.prepare }} variant="quiet-button">
          <fieldset>
            <legend>{t.columns}</legend>
            <div className="export-columns">
              {columns.map((column) => (
                <label key={column} className="check">
                  <input type="checkbox" name={fieldOf(column)} value="1" defaultChecked={isTicked(column)} />{" "}
                  {t.names[column]}
                </label>
              ))}
            </div>
          </fieldset>
          <fieldset>
            <legend>{t.format}</legend>
            {(["xlsx", "csv"] as const).map((format) => (
              <Radio
                key={format}
                name="format"
                value={format}
                defaultChecked={(values?.format === "csv" ? "csv" : "xlsx") === format}
                label={t.formats[format]}
              />
            ))}
          </fieldset>
        </PostForm>
      </details>
    </>
  );
}

function Outcome({ prepared }: Pick<ExportAnswer, "prepared">) {
  const { link, locale } = useSite();
  const t = useWords(exportWords);
  if (!prepared.ok)
    return (
      <p className="note alert" role="alert" id="export-answer" tabIndex={-1}>
        {t.problems[prepared.reason]}
      </p>
    );
  const { count, ticket, format } = prepared;
  const people = t.people(formatNumber(count, locale), count === 1);
  const words: SavingWords = { ...t.saving(people), tag: tags[locale] };
  return (
    <div className="note" id="export-answer" tabIndex={-1}>
      <p role="status">{t.ready(people)}</p>
      <p>
        <a
          className="button"
          href={`${link("/office/inbox/export/file")}?${new URLSearchParams({ ticket })}`}
          data-open="save"
          data-words={JSON.stringify(words)}
        >
          {t.download(t.formats[format])}
        </a>
      </p>
      <div id="export-progress">
        <p role="status" />
        <progress hidden aria-label={t.download(t.formats[format])} />
      </div>
      <p className="quiet">
        {t.linkHolds} {t.careful}
      </p>
    </div>
  );
}
