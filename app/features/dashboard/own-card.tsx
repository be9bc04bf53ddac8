import { PageLink } from "#app/design/page-link.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { teacherOfProfile } from "#app/features/profiles/index.ts";
import { TeacherCard } from "#app/features/profiles/index.view.ts";
import { formatDay, indiaTime } from "#app/platform/i18n/format.ts";
import type { DashboardView } from "./answer.ts";
import { dashboardWords } from "./words.ts";

/** Several parts change the card, so it is rendered again with each of them. */
export function OwnCard({ view }: { view: DashboardView }) {
  const { profile } = view;
  const { locale } = useSite();
  const words = useWords(dashboardWords);
  return (
    <section id="own" data-fresh>
      <h2>{words.asSeen}</h2>
      <ul className="people as-seen">
        <TeacherCard teacher={teacherOfProfile(profile, locale)} />
      </ul>
      <ApprovalState view={view} />
    </section>
  );
}

function ApprovalState({ view: { approvedAt, isChanged } }: { view: DashboardView }) {
  const { locale } = useSite();
  const words = useWords(dashboardWords).standing;
  if (approvedAt === null) return <p className="quiet">{words.waiting}</p>;
  const day = formatDay(indiaTime(approvedAt).day, locale);
  return (
    <p className="quiet">
      {isChanged ? words.changed(day) : words.approved(day)} <PageLink to="/faculty" />
    </p>
  );
}
