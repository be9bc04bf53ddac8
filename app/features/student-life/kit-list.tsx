import { useSite, useWords } from "#app/design/site.tsx";
import type { Localised } from "#app/platform/content/localise.ts";
import { formatRupees } from "#app/platform/i18n/format.ts";
import type { StudentRules } from "./schema.ts";
import { studentLifeWords } from "./words.ts";

export function KitList({ record: { kit, kitNote } }: { record: Localised<StudentRules> }) {
  const { locale } = useSite();
  const t = useWords(studentLifeWords).kit;
  const total = kit.reduce((sum, { price }) => sum + price, 0);
  return (
    <>
      <dl className="kit">
        {kit.map(({ name, note, price }) => (
          <div key={name}>
            <dt>
              {name} <span className="quiet">{note}</span>
            </dt>
            <dd>{formatRupees(price, locale)}</dd>
          </div>
        ))}
        <div className="total">
          <dt>{t.total}</dt>
          <dd>{formatRupees(total, locale)}</dd>
        </div>
      </dl>
      {kitNote && <p className="quiet">{kitNote}</p>}
    </>
  );
}
