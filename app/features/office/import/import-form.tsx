import { PostForm } from "#app/design/forms/post-form.tsx";
import { Radio } from "#app/design/forms/radio.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { formatWait } from "#app/platform/i18n/format-wait.ts";
import { locales } from "#app/platform/i18n/locale.ts";
import type { ImportAnswer, TableProblem } from "./import-answer.ts";
import { importWords } from "./import-words.ts";
import { importTables } from "./tables.ts";

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
