import { here, recordsFor, wordsAt } from "#app/design/page-context.ts";
import { useWords } from "#app/design/site.tsx";
import { offeredDays } from "#app/features/inbox/changes/offered-days.server.ts";
import { inboxWords } from "#app/features/inbox/words.ts";
import { requireStaff } from "#app/features/staff/index.server.ts";
import { officeMeta } from "#app/features/staff/index.ts";
import { OfficePage } from "#app/features/staff/index.view.ts";
import { staffWords } from "#app/features/staff/words.ts";
import { presentTime } from "#app/platform/content/today.server.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import type { Route } from "./+types/new-page";
import { answerNew } from "./new.action.server.ts";
import styles from "./new.css?url";
import { NewForm } from "./new-fields.tsx";
import { newWords } from "./new-words.ts";

export const handle = { isPrivate: true };
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const meta: Route.MetaFunction = (page) =>
  officeMeta(wordsAt(newWords, page).title, wordsAt(staffWords, page).office);
export const action = ({ request, context }: Route.ActionArgs) => answerNew(context, here(request).locale);

export async function loader({ request, context }: Route.LoaderArgs) {
  requireStaff(context, "inbox");
  const now = presentTime();
  return { formKey: newId(), now, offered: offeredDays(now, recordsFor({ request, context })) };
}

export default function NewPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords(newWords);
  const { title: inbox } = useWords(inboxWords);
  return (
    <OfficePage title={t.title} lead={t.lead} back={{ to: "/office/inbox", label: inbox }}>
      <NewForm {...loaderData} answer={actionData} />
    </OfficePage>
  );
}
