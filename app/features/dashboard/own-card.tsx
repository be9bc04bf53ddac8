import { useSite, useWords } from "#app/design/site.tsx";
import { type Profile, teacherOfProfile } from "#app/features/profiles/index.ts";
import { TeacherCard } from "#app/features/profiles/index.view.ts";
import { formatNumber } from "#app/platform/i18n/format.ts";
import { dashboardWords } from "./words.ts";

/** What the card shows best when it is filled in. */
const wanted = ["photo", "designation", "qualifications", "specialization", "teaching", "resume"] as const;

/** The member's own card as others see it on the faculty page, and what it still lacks. */
export function OwnCard({ profile }: { profile: Profile }) {
  const { locale } = useSite();
  const words = useWords(dashboardWords);
  const missing = wanted.filter((name) => !profile[name]);
  const number = (count: number) => formatNumber(count, locale);
  return (
    <>
      <h3>{words.asSeen}</h3>
      <ul className="people as-seen">
        <TeacherCard teacher={teacherOfProfile(profile, locale)} />
      </ul>
      <p className="quiet">
        {words.filled(number(wanted.length - missing.length), number(wanted.length))}
        {missing.length > 0 && ` ${words.lacks(missing.map((name) => words[name]).join(", "))}`}
      </p>
    </>
  );
}
