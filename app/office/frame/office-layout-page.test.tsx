import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { staffWords } from "#app/people/staff/staff-words.ts";
import { lookOf } from "#app/ui/appearance/look.server.ts";
import { type Site, SiteProvider } from "#app/ui/site.tsx";
import { words } from "#app/ui/words/words.ts";
import { sample } from "../../../tests/help/sample-records.ts";
import { ErrorBoundary } from "./office-layout-page.tsx";

test("a page that is not there is the office's own missing page, not the public's words about forms", () => {
  const error = { status: 404, statusText: "", internal: false, data: "" };
  const element = <ErrorBoundary {...({ error } as never as Parameters<typeof ErrorBoundary>[0])} />;
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/office/inbox"] });
  const site = {
    locale: "en",
    t: words.en,
    institute: { shortName: "", contact: { phone: "9876543210" } },
    look: lookOf(sample),
    link: (to: string) => to,
  } as unknown as Site;
  const html = renderToStaticMarkup(
    <SiteProvider value={site}>
      <RouterProvider router={router} />
    </SiteProvider>,
  );
  expect(html).toContain(staffWords.en.noPage.title);
  expect(html).not.toContain(words.en.error.method);
});
