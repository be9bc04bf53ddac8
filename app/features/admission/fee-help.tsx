import { PhoneFold } from "#app/design/phone-fold.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { ceilingOf, familyCost, type ShownOrder } from "#app/features/fees/index.ts";
import { feeWords } from "#app/features/fees/words.ts";
import type { Localised } from "#app/platform/content/localise.ts";
import { formatRupees } from "#app/platform/i18n/format.ts";
import { withUnbrokenDates } from "#app/platform/i18n/unbroken.ts";
import type { FeeHelp } from "./schema.ts";
import { admissionWords } from "./words.ts";

export function Schemes({ schemes }: { schemes: Localised<FeeHelp>["schemes"] }) {
  const t = useWords(admissionWords).cost;
  return (
    <ul className="schemes">
      {schemes.map(({ id, name, gives, conditions }) => (
        <li key={id}>
          <PhoneFold title={withUnbrokenDates(name)}>
            <div className="scheme">
              <div>
                <h3>{withUnbrokenDates(name)}</h3>
                <p>{withUnbrokenDates(gives)}</p>
              </div>
              <div>
                <p className="quiet">{t.conditions}</p>
                <ul className="ticks">
                  {conditions.map((condition) => (
                    <li key={condition}>{withUnbrokenDates(condition)}</li>
                  ))}
                </ul>
              </div>
            </div>
          </PhoneFold>
        </li>
      ))}
    </ul>
  );
}

export function FamilyTable({ order }: { order: ShownOrder }) {
  const { locale } = useSite();
  const t = useWords(admissionWords).cost;
  const { atMost, atLeast } = useWords(feeWords);
  const ceiling = ceilingOf(order);
  const rupees = (amount: number) => formatRupees(amount, locale);
  return (
    <table className="numbers families">
      <thead>
        <tr>
          <th scope="col">{t.family}</th>
          <th scope="col">{t.firstDay}</th>
          <th scope="col">{t.schemePays}</th>
          <th scope="col">{t.familyPays}</th>
        </tr>
      </thead>
      <tbody>
        {order.payers.map(({ who, scheme, tuitionPaid, firstDay }) => {
          const cost = tuitionPaid === undefined ? undefined : familyCost(order, tuitionPaid);
          return (
            <tr key={who}>
              <th scope="row">
                {who}
                {cost && <Share {...cost} />}
              </th>
              <td data-label={t.firstDay}>
                {firstDay === undefined ? atMost(rupees(ceiling.firstDay)) : rupees(firstDay)}
              </td>
              <td data-label={t.schemePays}>{cost ? rupees(cost.schemePays) : (scheme ?? "–")}</td>
              <td data-label={t.familyPays}>
                {cost ? atLeast(rupees(cost.familyPays)) : atMost(rupees(ceiling.familyPays))}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Share({ schemePays, familyPays }: { schemePays: number; familyPays: number }) {
  const width = Math.round((100 * schemePays) / (schemePays + familyPays));
  return (
    <svg className="share" viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0h100v3H0z" />
      <path className="scheme" d={`M0 0h${width}v3H0z`} />
    </svg>
  );
}
