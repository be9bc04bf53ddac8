import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Locale, locales } from "#app/lib/i18n/locale.ts";
import { type Site, SiteProvider } from "#app/ui/site.tsx";
import { OutcomeNote } from "./history.tsx";
import { oneWords } from "./one-words.ts";
import type { SubmissionView } from "./submission-view.tsx";

test("a form that came second says who came first: a person, the site, or somebody", () => {
  const drawn = (locale: Locale, lastBy: string | undefined) =>
    renderToStaticMarkup(
      <SiteProvider value={{ locale } as Site}>
        <OutcomeNote view={{ problem: { code: "changed", lastBy } } as SubmissionView} />
      </SiteProvider>,
    );
  for (const locale of locales) {
    const { problems } = oneWords[locale];
    expect(drawn(locale, "Ravi")).toContain(problems.changed("Ravi"));
    expect(drawn(locale, "")).toContain(problems.changed(problems.site));
    expect(drawn(locale, undefined)).toContain(problems.changed(problems.somebody));
  }
});
