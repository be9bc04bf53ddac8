import { type RouterContextProvider, redirect } from "react-router";
import { publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import { formContext } from "#app/lib/http/visitor.server.ts";
import { formatDay, formatDigits, formatNumber } from "#app/lib/i18n/format.ts";
import { inLocale, type Locale } from "#app/lib/i18n/locale.ts";
import { requireStaff } from "#app/people/staff/gate.server.ts";
import { OfficePage, officeMeta } from "#app/people/staff/office-screen.tsx";
import { staffWords } from "#app/people/staff/staff-words.ts";
import { disclosureRecords } from "#app/register/disclosure/register.server.ts";
import { PersonField } from "#app/ui/forms/post-form.tsx";
import { here, wordsAt } from "#app/ui/page-context.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/duties-page";
import styles from "./duties.css?url";
import { requirementWords } from "./requirement-words.ts";
import { officeRegister, requirementChecksContext } from "./requirements.server.ts";
import type { OfficeRow, Urgency } from "./urgency.ts";

/** @throws Response 303 back to the row */
async function answerStillRight(context: Readonly<RouterContextProvider>, locale: Locale): Promise<never> {
  const actor = requireStaff(context, "write");
  const { key = "", duty = "" } = context.get(formContext)?.values ?? {};
  const { duties } = context.get(publicRecordsContext).of(disclosureRecords);
  const isThere = duties.some(({ id }) => id === duty);
  const noted = isThere ? await context.get(requirementChecksContext).note({ actor, key, duty }) : undefined;
  const done = noted?.ok ? "saved" : "notSaved";
  throw redirect(`${inLocale("/office/register", locale)}?done=${done}#${done}`, 303);
}

const canBeRight: ReadonlySet<Urgency> = new Set(["week", "month", "soon", "awaited", "unchecked", "inOrder"]);

function RequirementItem({ row }: { row: OfficeRow }) {
  const { link, locale } = useSite();
  const t = useWords(requirementWords);
  const {
    id,
    title,
    authority,
    state,
    usual,
    urgency,
    until,
    paper,
    owner,
    isPrincipalInstead,
    isUnknown,
    takesPapers,
    lastLook,
  } = row;
  const applies = urgency !== "notApplicable";
  const isAsked = canBeRight.has(urgency);
  const canAdd = takesPapers && applies;
  const lastDay = until && formatDay(until, locale);
  const about = [
    lastDay && !state.includes(lastDay) && t.lastDay(lastDay),
    applies && (isPrincipalInstead ? t.principalInstead : owner && t.owner(owner)),
    lastLook && t.looked(formatDay(lastLook.on, locale), lastLook.byName),
  ].filter(Boolean);
  const isKnown = urgency !== "missing";
  const ofRow = <span className="sr-only">: {title}</span>;
  return (
    <li id={id} className={urgency}>
      <a href={link(`/office/records/duties/${id}`)}>
        <b>{title}</b>
      </a>
      <div>
        {isKnown && <p>{state}</p>}
        {usual && <p>{usual}</p>}
        {isUnknown && applies && <p>{t.ask}</p>}
        <p className="quiet">
          {about.join(" · ")}
          <span className={isKnown ? "duty-authority" : undefined}>
            {about.length > 0 && " · "}
            {authority}
          </span>
        </p>
      </div>
      {(applies || paper) && (
        <div className="duty-actions">
          {isAsked && (
            <button type="submit" name="duty" value={id} className="button quiet-button">
              {t.stillRight}
              {ofRow}
            </button>
          )}
          {canAdd && (
            <a
              className={isAsked ? undefined : "button quiet-button"}
              href={`${link("/office/records/papers/new")}?duty=${id}`}
            >
              {t.add}
              {ofRow}
            </a>
          )}
          {paper && (
            <a href={link(`/office/records/papers/${paper}`)}>
              {t.document}
              {ofRow}
            </a>
          )}
          {!isAsked && !paper && !canAdd && (
            <a className="button quiet-button" href={link(`/office/records/duties/${id}`)}>
              {t.enter}
              {ofRow}
            </a>
          )}
        </div>
      )}
    </li>
  );
}

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
