import { OtherName } from "#app/design/other-name.tsx";
import { PhoneFold } from "#app/design/phone-fold.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import type { Localised } from "#app/platform/content/localise.ts";
import type { Paired } from "#app/platform/content/paired.ts";
import { formatRupees } from "#app/platform/i18n/format.ts";
import type { Course } from "./schema.ts";
import { totalFee } from "./total-fee.ts";
import { courseWords } from "./words.ts";

type Subject = Localised<Course>["firstYear"][number];

/** The subjects of a year, each in both languages. */
export function SubjectTable({ title, subjects }: { title: string; subjects: Paired<Subject>[] }) {
  const t = useWords(courseWords);
  return (
    <PhoneFold title={title}>
      <table className="subjects">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t.code}</th>
            <th scope="col">{t.subject}</th>
            <th scope="col">{t.teaching}</th>
          </tr>
        </thead>
        <tbody>
          {subjects.map(({ code, name, other, practical }) => (
            <tr key={code}>
              <td>{code}</td>
              <th scope="row">
                {name} <OtherName>{other}</OtherName>
              </th>
              <td>{practical ? t.theoryPractical : t.theory}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PhoneFold>
  );
}

/** The fees of each year with their total. */
export function FeeTable({ fees }: { fees: Localised<Course>["fees"] }) {
  const { locale } = useSite();
  const t = useWords(courseWords);
  return (
    <table className="numbers">
      <thead>
        <tr>
          <th scope="col">{t.fee}</th>
          <th scope="col">{t.firstYear}</th>
          <th scope="col">{t.secondYear}</th>
        </tr>
      </thead>
      <tbody>
        {fees.map(({ name, firstYear, secondYear }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{formatRupees(firstYear, locale)}</td>
            <td>{formatRupees(secondYear, locale)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.total}</th>
          <td>{formatRupees(totalFee(fees, "firstYear"), locale)}</td>
          <td>{formatRupees(totalFee(fees, "secondYear"), locale)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
