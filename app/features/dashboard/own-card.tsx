import { PageLink } from "#app/design/page-link.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { teacherOfProfile } from "#app/features/profiles/index.ts";
import { TeacherCard } from "#app/features/profiles/index.view.ts";
import { formatDay, formatNumber, indiaTime } from "#app/platform/i18n/format.ts";
import type { DashboardView } from "./answer.ts";
import { dashboardWords } from "./words.ts";

/** The fields that matter most on the card. */
const wanted = ["photo", "designation", "qualifications", "specialization", "teaching", "resume"] as const;

/**
 * The member's card as others see it on the faculty page, what is missing, and whether it is public. Several parts
 * change it, so it is rendered again with each.
 */
export function OwnCard({ view }: { view: DashboardView }) {
  const { profile } = view;
  const { locale } = useSite();
  const words = useWords(dashboardWords);
  const missing = wanted.filter((name) => !profile[name]);
  const number = (count: number) => formatNumber(count, locale);
  return (
    <section id="own" data-fresh>
      <h2>{words.asSeen}</h2>
      <ul className="people as-seen">
        <TeacherCard teacher={teacherOfProfile(profile, locale)} />
      </ul>
      <p className="quiet">
        {words.filled(number(wanted.length - missing.length), number(wanted.length))}
        {missing.length > 0 && ` ${words.lacks(missing.map((name) => words[name]).join(", "))}`}
      </p>
      <ApprovalState view={view} />
    </section>
  );
}

/** Whether the public sees the profile. */
function ApprovalState({ view: { approvedAt, isChanged } }: { view: DashboardView }) {
  const { locale } = useSite();
  const words = useWords(dashboardWords).standing;
  if (approvedAt === null) return <p className="note">{words.waiting}</p>;
  const day = formatDay(indiaTime(approvedAt).day, locale);
  return (
    <p className="note">
      {isChanged ? words.changed(day) : words.approved(day)} <PageLink to="/faculty" />
    </p>
  );
}
