import type { RouterContextProvider } from "react-router";
import { wordsAt } from "#app/design/page-context.ts";
import { useSite, useWords } from "#app/design/site.tsx";
import { recordWords } from "#app/features/office/records/words.ts";
import { officeWords } from "#app/features/office/words.ts";
import { requireStaff, staffOf } from "#app/features/staff/index.server.ts";
import { may, officeMeta } from "#app/features/staff/index.ts";
import { OfficePage } from "#app/features/staff/index.view.ts";
import type { Route } from "./+types/import-page";
import { answerImport } from "./import.action.server.ts";
import styles from "./import.css?url";
import { ImportForm } from "./import-form.tsx";
import { ImportKey } from "./import-key.tsx";
import { importWords } from "./import-words.ts";
import { ImportResult } from "./made.tsx";
import { ImportPreview } from "./preview-table.tsx";

/** Bytes of a form, whose file or rows are held in memory. */
const mostBytes = 6 * 1024 * 1024;

export const handle = {
  isPrivate: true,
  async takesFiles(request: Request, context: RouterContextProvider) {
    const actor = await staffOf(request, context);
    if (!actor || !may(actor, "write")) return undefined;
    return { whose: actor.uid, group: "office", mostAtOnce: 3, mostBytes, isPatient: true };
  },
};
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const meta: Route.MetaFunction = (page) =>
  officeMeta(wordsAt(importWords, page).title, wordsAt(officeWords, page).office);
export const action = ({ context }: Route.ActionArgs) => answerImport(context);

export function loader({ request, context }: Route.LoaderArgs) {
  requireStaff(context, "write");
  return { table: new URL(request.url).searchParams.get("table") ?? "" };
}

export default function ImportPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { link } = useSite();
  const t = useWords(importWords);
  const { title } = useWords(recordWords);
  const isForm = answer === undefined || answer.is === "problem";
  return (
    <OfficePage title={t.title} lead={isForm ? t.lead : undefined} back={{ to: "/office/records", label: title }}>
      {isForm && <ImportForm table={answer?.table ?? loaderData.table} answer={answer} />}
      {answer?.is === "asks" && <ImportKey {...answer} />}
      {answer?.is === "preview" && <ImportPreview preview={answer.preview} />}
      {answer?.is === "made" && <ImportResult {...answer} />}
      {!isForm && (
        <p className="import-more">
          <a href={link("/office/import")}>{t.again}</a>
        </p>
      )}
    </OfficePage>
  );
}
