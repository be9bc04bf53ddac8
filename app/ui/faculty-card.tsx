import type { Localised } from "#app/content/localise.ts";
import type { FacultyMember } from "#app/content/shapes/people.ts";
import { Picture } from "./picture.tsx";
import { useSite } from "./site.tsx";

/** A teacher's portrait and, behind a touch, every detail. */
export function FacultyCard({ member }: { member: Localised<FacultyMember> }) {
  const { t } = useSite();
  const { details } = member;
  const rows = [
    [t.faculty.qualifications, details.qualifications],
    [t.faculty.specialization, details.specialization],
    [t.faculty.department, details.department],
    [t.faculty.designation, details.designation],
    [
      t.faculty.experience,
      `${t.faculty.industry}: ${details.experience.industry} · ${t.faculty.teaching}: ${details.experience.teaching}`,
    ],
    [t.faculty.publication, details.publication],
    [t.faculty.award, details.award],
    [t.faculty.membership, details.membership],
  ];
  return (
    <li className="person" id={member.id}>
      <Picture name={member.portrait} alt="" sizes="160px" />
      <div>
        <h3>{member.name}</h3>
        <p>
          {details.designation} · {details.qualifications}
        </p>
        <details>
          <summary>
            {t.faculty.more} <span className="sr-only">{member.name}</span>
          </summary>
          <dl>
            {rows.map(([label, value]) => (
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
