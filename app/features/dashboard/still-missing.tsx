import { useSite, useWords } from "#app/design/site.tsx";
import type { Profile } from "#app/features/profiles/schema.ts";
import { formatNumber } from "#app/platform/i18n/format.ts";
import { dashboardWords } from "./words.ts";

const cardFields = [
  ["photo", "files-photo-form"],
  ["designation", "profile-designation"],
  ["qualifications", "profile-qualifications"],
  ["specialization", "profile-specialization"],
  ["teaching", "profile-teaching"],
  ["resume", "files-resume-form"],
] as const;

export function StillMissing({ profile }: { profile: Profile }) {
  const { locale } = useSite();
  const words = useWords(dashboardWords);
  const missing = cardFields.filter(([name]) => !profile[name]);
  const have = cardFields.length - missing.length;
  const number = (count: number) => formatNumber(count, locale);
  return (
    <section className="missing" id="missing" data-fresh>
      <h2>{words.filled(number(have), number(cardFields.length))}</h2>
      <svg width="100%" height="8" aria-hidden="true">
        <rect width={`${(have / cardFields.length) * 100}%`} height="8" />
      </svg>
      {missing.length > 0 && (
        <>
          <p className="quiet">{words.lacks}</p>
          <ul>
            {missing.map(([name, form]) => (
              <li key={name}>
                <a href={`#${form}`}>{words[name]}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
