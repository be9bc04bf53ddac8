import { data } from "react-router";
import { recordsFor, wordsAt } from "#app/design/page-context.ts";
import { useWords } from "#app/design/site.tsx";
import { GuideLink } from "#app/features/office/guide/guide-link.tsx";
import { officeWords } from "#app/features/office/words.ts";
import {
  asApproved,
  directoryContext,
  isAsApproved,
  moderationContext,
  namesakesOf,
} from "#app/features/profiles/index.server.ts";
import { requireStaff } from "#app/features/staff/index.server.ts";
import { may, officeMeta } from "#app/features/staff/index.ts";
import { OfficePage } from "#app/features/staff/index.view.ts";
import { publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import { presentTime } from "#app/platform/content/today.server.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import { formRoute } from "#app/platform/forms/form-route.server.tsx";
import type { Route } from "./+types/profiles-page";
import { listProfiles } from "./list.server.ts";
import { ProfileList } from "./profile-list.tsx";
import { ProfileReview } from "./profile-review.tsx";
import styles from "./profiles.css?url";
import { decide, reviewResponder } from "./review.action.server.ts";
import { ReviewResult } from "./review-result.tsx";
import { profileReviewWords } from "./words.ts";

const form = formRoute(
  (sent) => decide(sent, sent.query.get("member") ?? ""),
  ({ answer }) => <ReviewResult answer={answer} />,
  reviewResponder,
);

export const { action, headers } = form;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const handle = { query: ["member"], isPrivate: true };

export const meta: Route.MetaFunction = (page) =>
  officeMeta(wordsAt(profileReviewWords, page).title, wordsAt(officeWords, page).office);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = requireStaff(context, "write");
  const moderation = context.get(moderationContext);
  const uid = new URL(request.url).searchParams.get("member");
  if (!moderation) return { profiles: undefined, now: presentTime() };
  const list = async () => ({ profiles: listProfiles(await moderation.list()), now: presentTime() });
  if (uid === null) return list();
  const found = await moderation.compare(uid);
  if (!found) return data(await list(), { status: 404 });
  const { member, profile, approved, version } = found;
  return {
    review: {
      profile,
      approved,
      version,
      email: member.email,
      shown: profile && (await asApproved(context.get(directoryContext), profile, recordsFor({ request, context }))),
      isSuspended: member.suspendedAt !== null,
      suspendedFor: member.suspendedFor,
      isProven: member.provenAt !== null,
      isNew: !isAsApproved(member, profile),
      mayDecide: may(actor, "decide"),
      namesakes: profile ? namesakesOf(profile, context.get(publicRecordsContext)) : [],
      formKey: newId(),
    },
  };
}

export default function ProfilesPage({ loaderData, actionData = {} }: Route.ComponentProps) {
  const t = useWords(profileReviewWords);
  if ("review" in loaderData)
    return (
      <OfficePage
        title={loaderData.review.profile?.name || t.nameless}
        back={{ to: "/office/profiles", label: t.back }}
      >
        <ProfileReview review={loaderData.review} answer={actionData} />
      </OfficePage>
    );
  return (
    <OfficePage title={t.title} lead={t.lead}>
      {loaderData.profiles ? (
        <ProfileList {...loaderData} profiles={loaderData.profiles} />
      ) : (
        <p className="note">{t.notReady}</p>
      )}
      <GuideLink to="principal" />
    </OfficePage>
  );
}
