import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SiteProvider } from "./design/site.tsx";
import { siteOf } from "./site-of.server.ts";

/** Renders a form as its page would, for the script that has sent it. */
export const drawForm = (request: Request, form: ReactElement): string =>
  renderToStaticMarkup(<SiteProvider value={siteOf(request, "")}>{form}</SiteProvider>);
