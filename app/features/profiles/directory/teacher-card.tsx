import { AddressText } from "#app/design/address-text.tsx";
import { RecordTitle } from "#app/design/record-title.tsx";
import { useWords } from "#app/design/site.tsx";
import { profileWords } from "#app/features/profiles/words.ts";
import { Portrait } from "./portrait.tsx";
import type { Teacher } from "./teacher.ts";

type Row = [label: string, value: string | undefined];

const isFilled = ([, value]: Row) => Boolean(value);

/** An email address alone is not folded. */
export function TeacherCard({ teacher }: { teacher: Teacher }) {
  const t = useWords(profileWords);
  const { id, name, details } = teacher;
  const experience: Row[] = [
    [t.industry, details.experience.industry],
    [t.teaching, details.experience.teaching],
  ];
  const all: Row[] = [
    [t.qualifications, details.qualifications],
    [t.specialization, details.specialization],
    [t.department, details.department],
    [t.designation, details.designation],
    [
      t.experience,
      experience
        .filter(isFilled)
        .map((row) => row.join(": "))
        .join(" · "),
    ],
    [t.publication, details.publication],
    [t.award, details.award],
    [t.membership, details.membership],
  ];
  const rows = all.filter(isFilled);
  const facts = (
    <dl>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{t.email}</dt>
        <dd>
          <a href={`mailto:${details.email}`}>
            <AddressText>{details.email}</AddressText>
          </a>
        </dd>
      </div>
    </dl>
  );
  const inShort = [details.designation, details.qualifications].filter(Boolean).join(" · ");
  return (
    <li className="person" id={id}>
      <Portrait teacher={teacher} />
      <div>
        <h3>
          <RecordTitle>{name}</RecordTitle>
        </h3>
        {inShort && <p>{inShort}</p>}
        {rows.length > 0 ? (
          <details>
            <summary>
              {t.more} <span className="sr-only">{name}</span>
            </summary>
            {facts}
          </details>
        ) : (
          facts
        )}
      </div>
    </li>
  );
}
