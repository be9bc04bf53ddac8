import type { MiddlewareFunction } from "react-router";
import { publicRecordsContext } from "./platform/content/public-records.server.ts";
import { refusalOfForm, routeTable } from "./platform/http/route-table.server.ts";
import { provide } from "./provide.server.ts";

/** Does what page-app.server.ts does in production: provides services, and stops forms that a gate refuses. */
export const developmentMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  await provide(context);
  // Imported only here: the pages are part of it.
  const { routes } = await import("virtual:react-router/server-build");
  const known = routeTable(routes, () => context.get(publicRecordsContext));
  return (await refusalOfForm(known.get(new URL(request.url).pathname), request, context)) ?? next();
};
