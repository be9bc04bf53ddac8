import type { RouterContextProvider } from "react-router";
import { here, wordsAt } from "#app/design/page-context.ts";
import { useWords } from "#app/design/site.tsx";
import { GuideLink } from "#app/features/office/guide/guide-link.tsx";
import { requireStaff, staffOf } from "#app/features/staff/index.server.ts";
import { may, officeMeta } from "#app/features/staff/index.ts";
import { OfficePage } from "#app/features/staff/index.view.ts";
import { formRoute } from "#app/platform/forms/form-route.server.tsx";
import { officeWords } from "../words.ts";
import type { Route } from "./+types/files-page";
import { answerFiles, filesResponder, filesView } from "./files.action.server.ts";
import styles from "./files.css?url";
import { OfficeFilesPart } from "./files-part.tsx";
import { filesWords } from "./words.ts";

const form = formRoute(answerFiles, OfficeFilesPart, filesResponder);

/**
 * Bytes of a form without script, held in memory: four photographs of the maximum size, or a dozen from a phone. With
 * script, files are sent one by one.
 */
const mostBytes = 40 * 1024 * 1024;

export const handle = {
  isPrivate: true,
  query: ["page", "q", "record", "at"],
  fragment: form.fragment,
  async takesFiles(request: Request, context: RouterContextProvider) {
    const actor = await staffOf(request, context);
    if (!actor || !may(actor, "write")) return undefined;
    return { whose: actor.uid, group: "office", mostAtOnce: 3, mostBytes, isPatient: true };
  },
};
export const { action, headers } = form;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const meta: Route.MetaFunction = (page) =>
  officeMeta(wordsAt(filesWords, page).title, wordsAt(officeWords, page).office);

export async function loader({ request, context }: Route.LoaderArgs) {
  requireStaff(context, "write");
  const { locale, query } = here(request);
  return { view: await filesView(context, query, locale) };
}

export default function FilesPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(filesWords);
  return (
    <OfficePage title={words.title} lead={words.description}>
      <OfficeFilesPart answer={actionData ?? loaderData ?? {}} />
      <GuideLink to="pictures" />
    </OfficePage>
  );
}
