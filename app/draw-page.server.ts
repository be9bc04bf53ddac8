import { createRequestHandler, RouterContextProvider } from "react-router";
import { type PublicRecords, publicRecordsContext } from "./platform/content/public-records.server.ts";
import { formContext, unknownVisitor, visitorContext } from "./platform/http/visitor.server.ts";
import { settings } from "./settings.server.ts";

/** Without caching, as an anonymous visitor would see the page. */
export async function drawPage(
  address: string,
  records: PublicRecords,
  provide: (context: RouterContextProvider) => Promise<void>,
): Promise<Response> {
  // Imported only here: the pages import the services, and tests of services have no pages.
  const build = await import("virtual:react-router/server-build");
  const context = new RouterContextProvider();
  await provide(context);
  context.set(publicRecordsContext, records);
  context.set(visitorContext, unknownVisitor);
  context.set(formContext, null);
  const draw = createRequestHandler(build, import.meta.env.DEV ? "development" : "production");
  return draw(new Request(new URL(address, settings.siteUrl)), context);
}
