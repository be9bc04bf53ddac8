import { data } from "react-router";
import { filterIn, filterText, queryOf } from "#app/inbox/filter.ts";
import { inboxContext } from "#app/inbox/inbox.server.ts";
import { inboxWords } from "#app/inbox/inbox-words.ts";
import { formContext } from "#app/lib/http/visitor.server.ts";
import { formatNumber, tags } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { mustConfirm, requireStaff } from "#app/people/staff/gate.server.ts";
import { OfficePage, officeMeta } from "#app/people/staff/office-screen.tsx";
import { may } from "#app/people/staff/roles.ts";
import { staffWords } from "#app/people/staff/staff-words.ts";
import { Radio } from "#app/ui/forms/field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { here, wordsAt } from "#app/ui/page-context.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/export-page";
import styles from "./export.css?url";
import {
  type Column,
  type ColumnSet,
  columns,
  columnsFor,
  type ExportAnswer,
  fieldOf,
  setNames,
  sets,
  usual,
} from "./export-columns.ts";
import { exportWords } from "./export-words.ts";
import { formats, inboxExportsContext } from "./exports.server.ts";
import type { SavingWords } from "./save-file.ts";

type Context = Parameters<typeof mustConfirm>[0];

/** Only for a person who has confirmed their identity within a quarter of an hour. */
async function answerExport(context: Context, locale: Locale) {
  requireStaff(context, "inbox");
  const values = context.get(formContext)?.values ?? {};
  const t = exportWords[locale];
  const actor = await mustConfirm(context, () => {
    const names = columns.filter((column) => values[fieldOf(column)]).map((column) => t.names[column]);
    return `${t.prepare}: ${names.join(", ")}`;
  });
  const prepared = await context.get(inboxExportsContext).prepare(actor, {
    filter: filterIn(new URLSearchParams(values.filter ?? "")),
    columns: columns.filter((column) => values[fieldOf(column)]),
    format: formats.find((each) => each === values.format) ?? "xlsx",
    locale,
  });
  const status = prepared.ok ? 200 : prepared.reason === "forbidden" ? 403 : 400;
  return data({ prepared, values } satisfies ExportAnswer, { status, headers: { "Cache-Control": "no-store" } });
}

interface Props {
  columns: Column[];
  mayAll: boolean;
  filter: string;
  answer: ExportAnswer | undefined;
}

function ExportForm({ columns, mayAll, filter, answer }: Props) {
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

export const handle = { isPrivate: true };
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const meta: Route.MetaFunction = (page) =>
  officeMeta(wordsAt(exportWords, page).title, wordsAt(staffWords, page).office);
export const action = ({ request, context }: Route.ActionArgs) => answerExport(context, here(request).locale);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = requireStaff(context, "inbox");
  const { locale, query } = here(request);
  const inbox = context.get(inboxContext);
  const filter = filterIn(query);
  const [total, people] = await Promise.all([inbox.count(filter), inbox.people()]);
  const mayAll = may(actor, "export");
  const address = new URLSearchParams(queryOf(filter)).toString();
  return { total, address, told: filterText(filter, people, locale), columns: columnsFor(mayAll), mayAll };
}

export default function ExportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { link, locale } = useSite();
  const t = useWords(exportWords);
  const { title: inbox } = useWords(inboxWords);
  const { total, address, told, columns, mayAll } = loaderData;
  const list = address ? `${link("/office/inbox")}?${address}` : link("/office/inbox");
  return (
    <OfficePage title={t.title} lead={t.lead} back={{ to: "/office/inbox", label: inbox }}>
      <p>
        <strong>{t.filter}:</strong> {told}. <a href={list}>{t.change}</a>
      </p>
      {total === 0 ? (
        <p className="note">{t.none}</p>
      ) : (
        <>
          <p>
            <strong>{t.people(formatNumber(total, locale), total === 1)}</strong>
          </p>
          <ExportForm columns={columns} mayAll={mayAll} filter={address} answer={actionData} />
        </>
      )}
    </OfficePage>
  );
}
