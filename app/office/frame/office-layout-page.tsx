import { data, isRouteErrorResponse, Outlet, useLocation } from "react-router";
import { countsIn } from "#app/inbox/inbox.server.ts";
import type { StaffActor } from "#app/lib/actor.ts";
import { formatNumber } from "#app/lib/i18n/format.ts";
import { inLocale, localeNames, otherLocale, splitLocale } from "#app/lib/i18n/locale.ts";
import { waitingProfilesIn } from "#app/people/profiles/moderation.server.ts";
import { gateContext, passGate, requireStaff } from "#app/people/staff/gate.server.ts";
import type { GateScreen } from "#app/people/staff/gate-screen.ts";
import { GateView } from "#app/people/staff/gate-view.tsx";
import { may } from "#app/people/staff/roles.ts";
import { staffWords } from "#app/people/staff/staff-words.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { LogoImage } from "#app/ui/logo.tsx";
import { ErrorText } from "#app/ui/not-found.tsx";
import { pageStyles } from "#app/ui/page-context.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/office-layout-page";
import { Forbidden, NoPage } from "./dead-ends.tsx";
import styles from "./office-frame.css?url";

/** By the last segment of the address. */
const screens = ["start", "inbox", "records", "files", "profiles", "people", "activity", "guide", "account"] as const;

/** Pages of the website's content, though their addresses do not say so. */
const contentAddresses = ["/office/register", "/office/import"];

const isAbove = (to: string, here: string): boolean =>
  here === to || here.startsWith(`${to}/`) || (to === "/office/records" && contentAddresses.includes(here));

type PendingCounts = Partial<Record<(typeof screens)[number], number | undefined>>;

function OfficeHeader({ actor, waiting = {} }: { actor?: StaffActor; waiting?: PendingCounts | undefined }) {
  const { institute, link, t } = useSite();
  const words = useWords(staffWords);
  const { address } = splitLocale(useLocation().pathname);
  return (
    <>
      <header className="office-header">
        <a href="#content" className="skip-link">
          {t.menu.skip}
        </a>
        <div className="wrap office-bar">
          <a href={link("/office")} className="office-brand">
            <LogoImage size={40} />
            <span>
              <strong>{words.office}</strong> <span>{institute.shortName}</span>
            </span>
          </a>
          {actor ? (
            <OfficeMenu actor={actor} here={address} waiting={waiting} />
          ) : (
            // Strangers see the same page at every address.
            <OtherLanguage here="/office" />
          )}
        </div>
      </header>
      {actor && <OfficeBar actor={actor} here={address} waiting={waiting} />}
    </>
  );
}

function OtherLanguage({ here }: { here: string }) {
  const { locale } = useSite();
  const other = otherLocale(locale);
  return (
    <a href={inLocale(here, other)} lang={other} hrefLang={other} className="office-tool">
      {localeNames[other]}
    </a>
  );
}

interface MenuProps {
  actor: StaffActor;
  here: string;
  waiting: PendingCounts;
}

function PendingCount({ count = 0 }: { count: number | undefined }) {
  const { locale } = useSite();
  if (count === 0) return null;
  return (
    <>
      {" "}
      <span className="office-count">{formatNumber(count, locale)}</span>
    </>
  );
}

function OfficeBar({ actor, here, waiting }: MenuProps) {
  const { link } = useSite();
  const { menu, bar } = useWords(staffWords);
  const places: [to: string, label: string, icon: IconName][] = may(actor, "inbox")
    ? [
        ["/office/inbox", menu.inbox, "tray"],
        ["/office/records/notices/new", bar.notice, "paper"],
        ["/office/records", bar.records, "book"],
      ]
    : [
        ["/office/people", menu.people, "person"],
        ["/office/activity", menu.activity, "calendar"],
        ["/office/guide", menu.guide, "book"],
      ];
  // A new notice has its own place, though it is also one of the records.
  const place = places
    .map(([to]) => to)
    .filter((to) => isAbove(to, here))
    .sort((one, other) => other.length - one.length)[0];
  const isInMore = place === undefined && here !== "/office";
  return (
    <nav className="office-thumb" aria-label={bar.label}>
      {places.map(([to, label, icon]) => (
        <a key={to} href={link(to)} aria-current={place === to ? (here === to ? "page" : "true") : undefined}>
          <Icon name={icon} />
          <span>
            {label}
            {to === "/office/inbox" && <PendingCount count={waiting.inbox} />}
          </span>
        </a>
      ))}
      <button type="button" popoverTarget="office-menu" aria-current={isInMore ? "true" : undefined}>
        <Icon name="menu" />
        <span>
          {bar.more}
          <PendingCount count={waiting.profiles} />
        </span>
      </button>
    </nav>
  );
}

/** In a drawer on narrow screens; in rows on wide ones, and if drawers are not supported. */
function OfficeMenu({ actor, here, waiting }: MenuProps) {
  const { link, t } = useSite();
  const words = useWords(staffWords);
  const { menu } = words;
  const isShown = (screen: (typeof screens)[number]) =>
    screen === "people"
      ? may(actor, "seePeople")
      : screen === "inbox"
        ? may(actor, "inbox")
        : screen === "records" || screen === "files" || screen === "profiles"
          ? may(actor, "write")
          : true;
  return (
    <nav id="office-menu" popover="auto" aria-label={menu.label} className="office-menu">
      <button type="button" popoverTarget="office-menu" popoverTargetAction="hide" className="office-tool office-close">
        {t.menu.close}
        <Icon name="close" />
      </button>
      <ul>
        {screens.filter(isShown).map((screen) => {
          const to = screen === "start" ? "/office" : `/office/${screen}`;
          const isHere = screen === "start" ? here === to : isAbove(to, here);
          return (
            <li key={screen}>
              <a href={link(to)} aria-current={here === to ? "page" : isHere ? "true" : undefined}>
                {menu[screen]}
                <PendingCount count={waiting[screen]} />
              </a>
            </li>
          );
        })}
      </ul>
      <div className="office-who">
        <p>
          <strong>{actor.name}</strong> <span>{words.roles[actor.role]}</span>
        </p>
        <OtherLanguage here={here} />
        <form method="post" action={link("/office")}>
          <button type="submit" name="gate" value="signOut" className="office-tool">
            {words.signOut}
          </button>
        </form>
      </div>
    </nav>
  );
}

/** Inherited by every office page. */
export const handle = { isPrivate: true };
export const links = pageStyles(styles);

/** In production the server has already passed the gate (page-app.server.ts); in development it happens here. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const gate = context.get(gateContext) ?? (await passGate(request, context));
    if (gate instanceof Response) return gate;
    if (!gate.isOpen) throw data(gate.screen, { status: gate.status });
    if (!import.meta.env.DEV) return next();
    const response = (await next()) as Response;
    for (const [name, value] of gate.headers) response.headers.append(name, value);
    return response;
  },
];

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireStaff(context);
  const [counts, profiles] = await Promise.all([
    may(actor, "inbox") ? countsIn(context) : undefined,
    may(actor, "decide") ? waitingProfilesIn(context) : undefined,
  ]);
  return { actor, waiting: { inbox: counts && counts.due + counts.new, profiles } };
}

export const meta: Route.MetaFunction = ({ location }) => [
  { title: location.pathname.startsWith("/mr") ? staffWords.mr.office : staffWords.en.office },
];

export default function OfficeLayout({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <OfficeHeader {...loaderData} />
      <Outlet />
    </>
  );
}

/** Shows the gate's pages, refusals by role, and errors. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const screen: (GateScreen | { step: "forbidden"; actor: StaffActor }) | undefined =
    isRouteErrorResponse(error) && error.data?.step ? error.data : undefined;
  const actor = screen && "actor" in screen ? screen.actor : loaderData?.actor;
  return (
    <>
      <OfficeHeader {...(actor && { actor })} waiting={loaderData?.waiting} />
      {screen === undefined && isRouteErrorResponse(error) && error.status === 404 ? (
        <NoPage />
      ) : screen === undefined ? (
        <ErrorText isRefused={isRouteErrorResponse(error) && error.status < 500} />
      ) : screen.step === "forbidden" ? (
        <Forbidden actor={screen.actor} />
      ) : (
        <GateView screen={screen} />
      )}
    </>
  );
}
