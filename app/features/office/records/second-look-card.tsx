import type { ReactNode } from "react";
import { useSite, useWords } from "#app/design/site.tsx";
import { AmountInWords } from "#app/features/office/record-form/amount-in-words.tsx";
import { locales } from "#app/platform/i18n/locale.ts";
import type { LookRefusal } from "#app/platform/records/second-look.ts";
import { secondLookWords } from "./second-look-words.ts";

interface Props {
  asked: Pick<LookRefusal, "look" | "typed">;
  form: string;
  children: ReactNode;
}

/** Shows in both languages what will be public; one of the amounts is typed again. */
export function SecondLookCard({ asked: { look, typed }, form, children }: Props) {
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
