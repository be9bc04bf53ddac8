import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Site, SiteProvider } from "#app/ui/site.tsx";
import { SentFacts } from "./submission-facts.tsx";
import type { SubmissionView } from "./submission-view.tsx";

const drawnWith = (submission: object) => {
  const all = {
    ...{ reference: "E-1", phone: "9822012345", guardianPhone: "9422098765", isMinor: 1, source: "site" },
    ...{ consentVersion: "2026-11-27", createdAt: 0, ...submission },
  };
  const view = { now: Date.now(), open: { sent: [{ submission: all, erasedAt: 0 }] } } as unknown as SubmissionView;
  return renderToStaticMarkup(
    <SiteProvider value={{ locale: "en" } as Site}>
      <SentFacts view={view} />
    </SiteProvider>,
  );
};

test("the number of a guardian who has agreed is on the screen, where no button calls it any more", () => {
  const onPaper = /<div class="on-paper"><dt>Parent’s or guardian’s phone/;
  expect(drawnWith({ guardianConfirmedAt: null })).toMatch(onPaper);
  expect(drawnWith({ guardianConfirmedAt: 1 })).not.toMatch(onPaper);
  expect(drawnWith({ guardianConfirmedAt: 1 })).toContain("9422098765");
});
