import { useSite, useWords } from "#app/design/site.tsx";
import { Portrait } from "#app/features/profiles/index.view.ts";
import { formatNumber } from "#app/platform/i18n/format.ts";
import { formatWait } from "#app/platform/i18n/format-wait.ts";
import { type ListedProfile, profileStatuses } from "./listed-profile.ts";
import { profileReviewWords } from "./words.ts";

interface Props {
  profiles: ListedProfile[];
  /** Milliseconds since 1970. */
  now: number;
}

export function ProfileList({ profiles, now }: Props) {
  const t = useWords(profileReviewWords);
  const { locale } = useSite();
  if (profiles.length === 0) return <p className="note">{t.none}</p>;
  const groups = profileStatuses
    .map((standing) => ({ standing, members: profiles.filter((each) => each.standing === standing) }))
    .filter(({ members }) => members.length > 0);
  return groups.map(({ standing, members }) => (
    <section key={standing} aria-labelledby={standing} className="inbox-group">
      <h2 id={standing}>
        {t.states[standing]} ({formatNumber(members.length, locale)})
      </h2>
      <ul className="link-rows">
        {members.map((each) => (
          <ProfileRow key={each.uid} profile={each} now={now} />
        ))}
      </ul>
    </section>
  ));
}

function ProfileRow({ profile, now }: { profile: ListedProfile; now: number }) {
  const t = useWords(profileReviewWords);
  const { link, locale } = useSite();
  const { uid, email, name, department, isProven, standing, changedAt } = profile;
  const isWaiting = standing === "waiting" || standing === "changed";
  return (
    <li className="inbox-card profile-row">
      <Portrait teacher={profile} />
      <a href={link(`/office/profiles?member=${encodeURIComponent(uid)}`)} className="inbox-name">
        {name || t.nameless}
      </a>
      {isWaiting && changedAt !== undefined && (
        <Wait text={formatWait(Math.max(1, (now - changedAt) / 1000), locale)} />
      )}
      <p className="inbox-last">
        {!isProven && <b>{t.unproven} · </b>}
        {name && department ? department : email}
      </p>
    </li>
  );
}

function Wait({ text }: { text: string }) {
  const t = useWords(profileReviewWords);
  return (
    <span className="inbox-when">
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{t.waits(text)}</span>
    </span>
  );
}
