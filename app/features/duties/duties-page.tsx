import { PersonField } from "#app/design/forms/person-field.tsx";
import { here, wordsAt } from "#app/design/page-context.ts";
import { useSite, useWords } from "#app/design/site.tsx";
import { requireStaff } from "#app/features/staff/index.server.ts";
import { officeMeta } from "#app/features/staff/index.ts";
import { OfficePage } from "#app/features/staff/index.view.ts";
import { staffWords } from "#app/features/staff/words.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import { formatDigits, formatNumber } from "#app/platform/i18n/format.ts";
import type { Route } from "./+types/duties-page";
import { answerStillRight } from "./duties.action.server.ts";
import styles from "./duties.css?url";
import { RequirementItem } from "./duty-item.tsx";
import type { OfficeRow } from "./office-row.ts";
import { officeRegister } from "./office-rows.server.ts";
import type { Urgency } from "./urgency.ts";
import { requirementWords } from "./words.ts";

export const handle = { isPrivate: true, query: ["done"] };
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const meta: Route.MetaFunction = (page) =>
  officeMeta(wordsAt(requirementWords, page).title, wordsAt(staffWords, page).office);
export const action = ({ request, context }: Route.ActionArgs) => answerStillRight(context, here(request).locale);

export async function loader({ request, context }: Route.LoaderArgs) {
  requireStaff(context, "write");
  const { locale, query } = here(request);
  const done = query.get("done");
  return { ...(await officeRegister(context, locale)), formKey: newId(), done };
}

export default function DutiesPage({ loaderData: { groups, seats, formKey, done } }: Route.ComponentProps) {
  const { link, locale } = useSite();
  const t = useWords(requirementWords);
  const number = (count: number) => formatNumber(count, locale);
  return (
    <OfficePage title={t.title} lead={t.lead}>
      {(done === "saved" || done === "notSaved") && (
        <p id={done} role="status" className={done === "saved" ? "note" : "note alert"}>
          {t[done]}
        </p>
      )}
      {seats.map(({ year, seats }) => (
        <p key={year} className="note alert">
          {t.seats(
            formatDigits(year, locale),
            seats.map(({ title, intake }) => `${title}: ${number(intake)}`).join(" · "),
          )}
        </p>
      ))}
      <form method="post" className="duties" action={link("/office/register")}>
        <PersonField />
        <input type="hidden" name="key" value={formKey} />
        {groups.map(([urgency, rows]) => (
          <Group key={urgency} urgency={urgency} rows={rows} />
        ))}
      </form>
      <p className="duty-public">
        <a href={link("/disclosure")}>{t.public}</a>
      </p>
    </OfficePage>
  );
}

const isFolded = (urgency: Urgency) => urgency === "inOrder" || urgency === "notApplicable";

const mostOpen = 5;

const List = ({ rows }: { rows: OfficeRow[] }) => (
  <ul className="office-list">
    {rows.map((row) => (
      <RequirementItem key={row.id} row={row} />
    ))}
  </ul>
);

function Group({ urgency, rows }: { urgency: Urgency; rows: OfficeRow[] }) {
  const { locale } = useSite();
  const t = useWords(requirementWords);
  const title = `${t.groups[urgency]} (${formatNumber(rows.length, locale)})`;
  if (isFolded(urgency))
    return (
      <details>
        <summary>{title}</summary>
        <List rows={rows} />
      </details>
    );
  const most = urgency === "unchecked" || urgency === "missing" ? mostOpen : rows.length;
  const more = rows.slice(most);
  return (
    <section aria-labelledby={`group-${urgency}`}>
      <h2 id={`group-${urgency}`}>{title}</h2>
      {urgency === "unchecked" && <p>{t.uncheckedHelp}</p>}
      <List rows={rows.slice(0, most)} />
      {more.length > 0 && (
        <details>
          <summary>{t.more(formatNumber(more.length, locale))}</summary>
          <List rows={more} />
        </details>
      )}
    </section>
  );
}
