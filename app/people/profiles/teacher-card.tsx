import { formatDigits } from "#app/lib/i18n/format.ts";
import { AddressText } from "#app/ui/contact-links.tsx";
import { RecordTitle } from "#app/ui/inline.tsx";
import { PhotographStyles, Picture, photographClass } from "#app/ui/picture.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import { profileWords } from "./profile-words.ts";
import { type Teacher, uploadAddress, withoutTitles } from "./teacher.ts";

const letters = new Intl.Segmenter();
const firstLetter = (word: string) => [...letters.segment(word)][0]?.segment ?? "";

/** Without titles, and without initials that the name itself has. */
export function initialsOf(name: string): string {
  const plain = withoutTitles(name);
  const words = plain.split(/\s+/);
  const whole = words.filter((word) => !word.endsWith("."));
  const [first = "", ...others] = whole.length > 0 ? whole : words;
  return firstLetter(first) + firstLetter(others.at(-1) ?? "");
}

export function Portrait({ teacher: { portrait, name } }: { teacher: Pick<Teacher, "portrait" | "name"> }) {
  if (portrait === undefined)
    return (
      <span aria-hidden="true">
        <RecordTitle>{initialsOf(name)}</RecordTitle>
      </span>
    );
  if (typeof portrait === "string") return <Picture name={portrait} alt="" sizes="160px" />;
  const { width, height } = portrait;
  return (
    <>
      <PhotographStyles />
      <img
        src={uploadAddress(portrait)}
        width={width ?? undefined}
        height={height ?? undefined}
        alt=""
        className={photographClass(width ?? 0, height ?? 0)}
        loading="lazy"
      />
    </>
  );
}

interface Props {
  teachers: Teacher[];
  from?: number;
}

export function TeacherTable({ teachers, from }: Props) {
  const { institute, locale } = useSite();
  const t = useWords(profileWords);
  return (
    <table className="faculty-table">
      {institute.isSample && from === undefined && <caption>{t.sample}</caption>}
      <thead>
        <tr>
          <th scope="col">{t.serial}</th>
          <th scope="col">{t.name}</th>
          <th scope="col">{t.designation}</th>
          <th scope="col">{t.resume}</th>
        </tr>
      </thead>
      <tbody>
        {teachers.map(({ id, name, details, resume }, index) => (
          <tr key={id}>
            <td>{formatDigits((from ?? 1) + index, locale)}</td>
            <th scope="row">
              <a href={`#${id}`}>{name}</a>
            </th>
            <td>{details.designation || t.notAvailable}</td>
            <td>
              {resume ? (
                <a href={resume} target="_blank" rel="noreferrer">
                  {t.view}
                  <span className="sr-only">
                    {" "}
                    {t.resumeOf(name)} ({t.opensInTab})
                  </span>
                </a>
              ) : (
                t.notAvailable
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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
