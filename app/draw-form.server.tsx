import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { SiteProvider } from "./design/site.tsx";
import { formTokenOf } from "./features/staff/index.server.ts";
import { publicRecordsContext } from "./platform/content/public-records.server.ts";
import { siteOf } from "./site-of.server.ts";

export const drawForm = (request: Request, form: ReactElement, context: RouterContextProvider): string =>
  renderToStaticMarkup(
    <SiteProvider value={siteOf(request, context.get(publicRecordsContext), { person: formTokenOf(context) })}>
      {form}
    </SiteProvider>,
  );
