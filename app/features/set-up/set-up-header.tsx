import { LanguageSwitch } from "#app/design/header/language-switch.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { smallestFile } from "#app/platform/content/made.ts";
import type { SetUpScreen } from "./set-up-view.ts";
import { siteSetUpWords } from "./words.ts";

/** Shows nothing of the sample, but the new institute's logo and name as soon as they are stated. */
export function SetUpHeader({ screen }: { screen: SetUpScreen }) {
  const { institute, locale, t } = useSite();
  const { title } = useWords(siteSetUpWords);
  const { nameEn, nameMr, townEn, townMr, logo } = "answers" in screen ? screen.answers : {};
  const inLanguage = (en = "", mr = "") => (locale === "mr" ? mr || en : en || mr);
  const name = screen.step === "finished" ? institute.name : inLanguage(nameEn, nameMr);
  const town = screen.step === "finished" ? institute.town : inLanguage(townEn, townMr);
  const src = logo && smallestFile(logo);
  return (
    <header className="site-header">
      <a href="#content" className="skip-link">
        {t.menu.skip}
      </a>
      <div className="masthead wrap">
        <p className="brand">
          {src && <img src={src} alt="" />}
          <span>
            <strong dir="auto">{name || title}</strong> {town && <span dir="auto">{town}</span>}
          </span>
        </p>
        <LanguageSwitch className="language" />
      </div>
    </header>
  );
}
