import type { IncomingMessage, Server } from "node:http";
import * as build from "virtual:react-router/server-build";
import { institute } from "#app/cms/content/institute.server.ts";
import { hasPage } from "#app/cms/content/page-records.server.ts";
import { createHandler, type StoredFile } from "#app/cms/http/handler.server.ts";
import { pageApp } from "#app/cms/http/page-app.server.ts";
import { routeTable } from "#app/cms/http/route-table.server.ts";
import { officeSessionOf } from "#app/lib/http/cookies.server.ts";
import { createHttpServer } from "#app/lib/http/http-server.server.ts";
import { createPageRateLimit } from "#app/lib/http/page-rate-limit.server.ts";
import { securityHeaders } from "#app/lib/http/security-headers.server.ts";
import { isSettingUp } from "#app/office/set-up/set-up.server.ts";
import { passGate } from "#app/people/staff/gate.server.ts";
import { may } from "#app/people/staff/roles.ts";
import { noticePages } from "#app/site/notices/notices.server.ts";
import { createRedirectLookup as createMovedTo } from "#app/site/redirects/redirects.server.ts";
import { headingFaceStyle } from "#app/ui/appearance/heading-face.ts";
import { bootScript } from "#app/ui/boot-script.tsx";
import { speculationRules } from "#app/ui/head.tsx";
import { publicPages } from "#app/ui/words/page-names.ts";
import { checkPages } from "./check-pages.server.ts";
import { drawForm } from "./draw.server.tsx";
import { log } from "./log.server.ts";
import { provide, services } from "./provide.server.ts";
import { isPublicPage } from "./record-services.server.ts";
import { openContent } from "./records.server.ts";
import type { Conditions } from "./service-types.ts";
import { settings } from "./settings.server.ts";

export { createWaitingServer } from "#app/lib/http/refusals.server.ts";
export { faultOf } from "#app/lib/mail/mail-health.server.ts";
export { version } from "#app/lib/runtime.server.ts";
export { closeServices, services } from "./provide.server.ts";
export { settings, settingWarnings } from "./settings.server.ts";
export { log };

const { siteUrl } = settings;
const content = openContent();

/** Milliseconds until missing documents and the heading face are made. */
const pauseAfterStart = 1_000;

export const siteName = async () => institute((await services()).publication.records().in("en")).name;

const mapOrigin = ({ map }: Pick<ReturnType<typeof institute>, "map">) => (map ? [new URL(map.embed).origin] : []);

async function openPages(conditions?: Conditions) {
  const all = await services(conditions);
  const { records } = all.publication;
  const headersWith = (...frames: string[]) =>
    securityHeaders({
      inlineScripts: [bootScript, speculationRules],
      inlineStyle: headingFaceStyle,
      frames: () => [...frames, ...mapOrigin(institute(records().in("en")))],
      isHttps: siteUrl.startsWith("https:"),
    });
  const headers = headersWith();
  const known = routeTable(build.routes, records);
  const proxies = settings.trustedProxies;
  const officeHeaders = headersWith("'self'");
  const ceiling = createPageRateLimit({ proxies, siteUrl });
  const shared = { build, known, headers, officeHeaders, siteUrl, proxies, ceiling };
  const app = pageApp({ ...shared, provide, gate: passGate, drawForm });
  const movedTo = createMovedTo(records, (address) => isPublicPage(known, address));
  return { ...all, headers, known, app, ceiling, movedTo };
}

/** Entry point of the server and of the tests. @throws StoreError when the store cannot be used */
export async function createSite(conditions?: Conditions): Promise<Server> {
  const { app, ceiling, known, headers, movedTo, made, officeFiles, siteSetUp, staff } = await openPages(conditions);
  keepContent();
  const mayWrite = async ({ headers: { cookie = "" } }: IncomingMessage) => {
    const sent = { headers: new Headers({ cookie }) };
    const session = await staff.sessions.find(officeSessionOf(sent) ?? "");
    return session ? may(session.actor, "write") : isSettingUp(sent, siteSetUp);
  };
  const storedFile: StoredFile = (path, request) => officeFiles.stored(path, () => mayWrite(request));
  const handler = createHandler({
    ...{ app, known, siteUrl, headers, storedFile, movedTo, ceiling },
    changes: made.changes,
  });
  // The first visitor comes first.
  setTimeout(made.makeAll, pauseAfterStart).unref();
  return createHttpServer(handler, settings.serverLimits, headers);
}

function keepContent(): void {
  const shown = "The site shows the content of its last good start; correct this, and restart.";
  try {
    if (content.problem) log.error(`The content cannot be used: ${content.problem} ${shown}`);
    else content.keep();
  } catch (error) {
    log.warn({ error }, "the content could not be kept for a start at which it cannot be used");
  }
}

/** Renders every page once, for the build. @returns the problems, as sentences; the log has details */
export async function pageFaults(): Promise<string[]> {
  const { app, known, publication } = await openPages();
  const records = publication.records();
  const addresses = [
    ...publicPages.filter((page) => hasPage(records, page)),
    ...noticePages(records).map(({ address }) => address),
  ];
  return checkPages({ addresses, request: async (path) => app.request(path), known });
}
