import { here, wordsAt } from "#app/design/page-context.ts";
import { useSite, useWords } from "#app/design/site.tsx";
import { filterIn, queryOf } from "#app/features/inbox/filter.ts";
import { filterText } from "#app/features/inbox/filter-text.ts";
import { inboxContext } from "#app/features/inbox/inbox.server.ts";
import { inboxWords } from "#app/features/inbox/words.ts";
import { requireStaff } from "#app/features/staff/index.server.ts";
import { may, officeMeta } from "#app/features/staff/index.ts";
import { OfficePage } from "#app/features/staff/index.view.ts";
import { staffWords } from "#app/features/staff/words.ts";
import { formatNumber } from "#app/platform/i18n/format.ts";
import type { Route } from "./+types/export-page";
import { columnsFor } from "./columns.ts";
import { answerExport } from "./export.action.server.ts";
import styles from "./export.css?url";
import { ExportForm } from "./export-form.tsx";
import { exportWords } from "./export-words.ts";

export const handle = { isPrivate: true };
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const meta: Route.MetaFunction = (page) =>
  officeMeta(wordsAt(exportWords, page).title, wordsAt(staffWords, page).office);
export const action = ({ request, context }: Route.ActionArgs) => answerExport(context, here(request).locale);

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = requireStaff(context, "inbox");
  const { locale, query } = here(request);
  const inbox = context.get(inboxContext);
  const filter = filterIn(query);
  const [total, people] = await Promise.all([inbox.count(filter), inbox.people()]);
  const mayAll = may(actor, "export");
  const address = new URLSearchParams(queryOf(filter)).toString();
  return { total, address, told: filterText(filter, people, locale), columns: columnsFor(mayAll), mayAll };
}

export default function ExportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { link, locale } = useSite();
  const t = useWords(exportWords);
  const { title: inbox } = useWords(inboxWords);
  const { total, address, told, columns, mayAll } = loaderData;
  const list = address ? `${link("/office/inbox")}?${address}` : link("/office/inbox");
  return (
    <OfficePage title={t.title} lead={t.lead} back={{ to: "/office/inbox", label: inbox }}>
      <p>
        <strong>{t.filter}:</strong> {told}. <a href={list}>{t.change}</a>
      </p>
      {total === 0 ? (
        <p className="note">{t.none}</p>
      ) : (
        <>
          <p>
            <strong>{t.people(formatNumber(total, locale), total === 1)}</strong>
          </p>
          <ExportForm columns={columns} mayAll={mayAll} filter={address} answer={actionData} />
        </>
      )}
    </OfficePage>
  );
}
