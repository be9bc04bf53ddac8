import { useLocation } from "react-router";
import { useSite, useWords } from "#app/design/site.tsx";
import { may } from "#app/features/staff/roles.ts";
import { staffWords } from "#app/features/staff/words.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import { inLocale, localeNames, otherLocale, splitLocale } from "#app/platform/i18n/locale.ts";

/** The menu's screens, by the last part of their address. */
const screens = ["start", "records", "files", "profiles", "people", "activity", "guide", "account"] as const;

/** The head of every screen of the office: whose it is, who is signed in, and where to go. */
export function OfficeHeader({ actor }: { actor?: StaffActor }) {
  const { institute, link, locale, t } = useSite();
  const words = useWords(staffWords);
  const other = otherLocale(locale);
  const { address } = splitLocale(useLocation().pathname);
  // To a stranger every address is the same.
  const here = actor ? address : "/office";
  return (
    <header className="office-header">
      <a href="#content" className="skip-link">
        {t.menu.skip}
      </a>
      <div className="wrap office-bar">
        <a href={link("/office")} className="office-brand">
          <img src="/logo.svg" width="40" height="40" alt="" />
          <span>
            <strong>{words.office}</strong> <span>{institute.shortName}</span>
          </span>
        </a>
        {actor && (
          <p className="office-who">
            <strong>{actor.name}</strong> <span>{words.roles[actor.role]}</span>
          </p>
        )}
        <a href={inLocale(here, other)} lang={other} hrefLang={other} className="office-tool">
          {localeNames[other]}
        </a>
        {actor && (
          <form method="post" action={link("/office")}>
            <button type="submit" name="gate" value="signOut" className="office-tool">
              {words.signOut}
            </button>
          </form>
        )}
      </div>
      {actor && <OfficeMenu actor={actor} here={here} />}
    </header>
  );
}

/** The screens, as plain links that wrap. */
function OfficeMenu({ actor, here }: { actor: StaffActor; here: string }) {
  const { link } = useSite();
  const { menu } = useWords(staffWords);
  const isShown = (screen: (typeof screens)[number]) =>
    screen === "people"
      ? may(actor, "seePeople")
      : screen === "records" || screen === "files" || screen === "profiles"
        ? may(actor, "write")
        : true;
  return (
    <nav aria-label={menu.label} className="office-menu">
      <ul className="wrap">
        {screens.filter(isShown).map((screen) => {
          const to = screen === "start" ? "/office" : `/office/${screen}`;
          const isHere = screen === "start" ? here === to : here === to || here.startsWith(`${to}/`);
          return (
            <li key={screen}>
              <a href={link(to)} aria-current={here === to ? "page" : isHere ? "true" : undefined}>
                {menu[screen]}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
