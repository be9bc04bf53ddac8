import type { Locale } from "#app/lib/i18n/locale.ts";
import { type Profile, profileFields, type Work, workKinds } from "#app/people/profiles/profile.ts";
import { AddressText } from "#app/ui/contact-links.tsx";
import { Difference } from "#app/ui/inline.tsx";
import { useWords } from "#app/ui/site.tsx";
import { profileReviewWords } from "./profile-words.ts";

interface ComparedProfileText {
  name: (typeof profileFields)[number] | (typeof workKinds)[number] | "email";
  before: string;
  now: string;
}

interface ProfileComparison {
  changed: ComparedProfileText[];
  same: ComparedProfileText[];
  files: { name: "photo" | "resume"; before: string | undefined; now: string | undefined }[];
}

const lineOfWork = ({ title, authors, year, link }: Work) => [title, authors, year, link].filter(Boolean).join(", ");

/** One line for each work, so that a new one appears as a whole line. */
const linesOf = (works: Work[] = []) => works.map(lineOfWork).join("\n");

/** Fields are in form order. */
export function compareProfiles(approved: Profile | undefined, profile: Profile): ProfileComparison {
  const texts: ComparedProfileText[] = [
    ...profileFields.map((name) => ({ name, before: approved?.[name] ?? "", now: profile[name] ?? "" })),
    { name: "email", before: approved?.email ?? "", now: profile.email },
    ...workKinds.map((name) => ({ name, before: linesOf(approved?.[name]), now: linesOf(profile[name]) })),
  ];
  const written = texts.filter(({ before, now }) => before !== "" || now !== "");
  const files = (["photo", "resume"] as const).map((name) => ({
    name,
    before: approved?.[name]?.id,
    now: profile[name]?.id,
  }));
  return {
    changed: written.filter(({ before, now }) => before !== now),
    same: written.filter(({ before, now }) => before === now),
    files: files.filter(({ before, now }) => before !== now),
  };
}

/** Members write in either language. */
export const languageOf = (text: string): Locale => (/\p{Script=Devanagari}/u.test(text) ? "mr" : "en");

const fileAddress = (id: string) => `/uploads?id=${encodeURIComponent(id)}`;

export function ProfileChanges({ compared, isFirst }: { compared: ProfileComparison; isFirst: boolean }) {
  const t = useWords(profileReviewWords);
  const { changed, same, files } = compared;
  return (
    <>
      <section aria-labelledby="changes">
        <h2 id="changes">{isFirst ? t.whole : t.changes}</h2>
        {changed.length + files.length === 0 && <p>{t.nothingNew}</p>}
        <dl className="review">
          {changed.map((text) => (
            <ChangedText key={text.name} text={text} isFirst={isFirst} />
          ))}
          {files
            .filter(({ name }) => !isFirst || name !== "photo")
            .map((file) => (
              <ChangedFile key={file.name} file={file} isFirst={isFirst} />
            ))}
        </dl>
      </section>
      {!isFirst && same.length > 0 && (
        <details>
          <summary>{t.asBefore}</summary>
          <dl className="review">
            {same.map(({ name, now }) => (
              <div key={name}>
                <dt>{t.fields[name]}</dt>
                <dd lang={languageOf(now)} className="lines">
                  <ProfileText name={name} text={now} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

/** An email address breaks only between its parts. */
function ProfileText({ name, text }: { name: ComparedProfileText["name"]; text: string }) {
  return name === "email" ? <AddressText>{text}</AddressText> : text;
}

function ChangedText({ text: { name, before, now }, isFirst }: { text: ComparedProfileText; isFirst: boolean }) {
  const t = useWords(profileReviewWords);
  const lang = languageOf(now || before);
  return (
    <div>
      <dt>{t.fields[name]}</dt>
      <dd className="lines" lang={lang}>
        {isFirst ? <ProfileText name={name} text={now} /> : <Difference before={before} after={now} lang={lang} />}
      </dd>
    </div>
  );
}

function ChangedFile({ file, isFirst }: { file: ProfileComparison["files"][number]; isFirst: boolean }) {
  const t = useWords(profileReviewWords);
  return (
    <div>
      <dt>{t.fields[file.name]}</dt>
      {!isFirst && (
        <dd>
          {t.was}: <FileLink name={file.name} id={file.before} />
        </dd>
      )}
      <dd>
        {!isFirst && `${t.now}: `}
        <FileLink name={file.name} id={file.now} />
      </dd>
    </div>
  );
}

function FileLink({ name, id }: { name: "photo" | "resume"; id: string | undefined }) {
  const t = useWords(profileReviewWords);
  if (id === undefined) return t.noFile;
  if (name === "photo") return <img src={fileAddress(id)} alt={t.seePhoto} width="160" height="160" loading="lazy" />;
  return (
    <a href={fileAddress(id)} target="_blank" rel="noreferrer">
      {t.seeResume} <span className="quiet">({t.opensInTab})</span>
    </a>
  );
}
