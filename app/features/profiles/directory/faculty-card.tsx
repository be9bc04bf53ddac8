import { useSite } from "#app/design/site.tsx";
import { Portrait } from "./portrait.tsx";
import type { Teacher } from "./teacher.ts";

/** A label and its value; one without a value is left out. */
type Row = [label: string, value: string | undefined];

const isFilled = ([, value]: Row) => Boolean(value);

/** A teacher's portrait and, once opened, every detail. */
export function FacultyCard({ teacher }: { teacher: Teacher }) {
  const { t } = useSite();
  const { id, name, details } = teacher;
  const experience: Row[] = [
    [t.faculty.industry, details.experience.industry],
    [t.faculty.teaching, details.experience.teaching],
  ];
  const rows: Row[] = [
    [t.faculty.qualifications, details.qualifications],
    [t.faculty.specialization, details.specialization],
    [t.faculty.department, details.department],
    [t.faculty.designation, details.designation],
    [
      t.faculty.experience,
      experience
        .filter(isFilled)
        .map((row) => row.join(": "))
        .join(" · "),
    ],
    [t.faculty.publication, details.publication],
    [t.faculty.award, details.award],
    [t.faculty.membership, details.membership],
  ];
  const inShort = [details.designation, details.qualifications].filter(Boolean).join(" · ");
  return (
    <li className="person" id={id}>
      <Portrait teacher={teacher} />
      <div>
        <h3>{name}</h3>
        {inShort && <p>{inShort}</p>}
        <details>
          <summary>
            {t.faculty.more} <span className="sr-only">{name}</span>
          </summary>
          <dl>
            {rows.filter(isFilled).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            <div>
              <dt>{t.faculty.email}</dt>
              <dd>
                <a href={`mailto:${details.email}`}>{details.email}</a>
              </dd>
            </div>
          </dl>
        </details>
      </div>
    </li>
  );
}
