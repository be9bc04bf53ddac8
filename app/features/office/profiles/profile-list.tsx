import { useSite, useWords } from "#app/design/site.tsx";
import { formatNumber } from "#app/platform/i18n/format.ts";
import { type ListedProfile, standings } from "./listed-profile.ts";
import { profileReviewWords } from "./words.ts";

/** Every profile, those that need a decision first. */
export function ProfileList({ profiles }: { profiles: ListedProfile[] }) {
  const t = useWords(profileReviewWords);
  const { link, locale } = useSite();
  if (profiles.length === 0) return <p>{t.none}</p>;
  const groups = standings
    .map((standing) => ({ standing, members: profiles.filter((each) => each.standing === standing) }))
    .filter(({ members }) => members.length > 0);
  return groups.map(({ standing, members }) => (
    <section key={standing} aria-labelledby={standing}>
      <h2 id={standing}>
        {t.states[standing]} ({formatNumber(members.length, locale)})
      </h2>
      <ul className="office-list">
        {members.map(({ uid, name, department, isProven }) => (
          <li key={uid}>
            <a href={link(`/office/profiles?member=${encodeURIComponent(uid)}`)}>{name || t.nameless}</a>
            <span className="quiet">{[department, !isProven && t.unproven].filter(Boolean).join(" · ")}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
