import type { RequestListener } from "node:http";
import * as build from "virtual:react-router/server-build";
import { pageAddresses } from "./content/page-texts.ts";
import { institute } from "./content/records.server.ts";
import { today } from "./content/today.server.ts";
import { createHandler } from "./http/handler.server.ts";
import { knownPaths } from "./http/known-pages.server.ts";
import { pageApp } from "./http/page-app.server.ts";
import { services } from "./services/services.server.ts";
import { settings } from "./settings.server.ts";
import { bootScript } from "./ui/boot-script.tsx";
import { inLocale, locales } from "./words/locale.ts";

export { log } from "./log.server.ts";
export { closeServices, services } from "./services/services.server.ts";
export { settings } from "./settings.server.ts";

const { siteUrl } = settings;
const policy = {
  inlineScripts: [bootScript],
  frames: [institute("en").map.embed],
  isHttps: siteUrl.startsWith("https:"),
};
const known = knownPaths(build.routes);
const app = pageApp({ build, known, policy, siteUrl, proxies: settings.trustedProxies });

/** Whose site this is, for the log. */
export const siteName = institute("en").name;

/**
 * Puts the site together; whoever starts or tests it comes through this door.
 * @throws StoreError when the data folder cannot be used.
 */
export async function createSite(): Promise<RequestListener> {
  const { edition } = await services();
  // Pages tell days, and what the store has.
  return createHandler({ app, known, siteUrl, edition: () => `${today()} ${edition()}` });
}

/** Draws every page once and tells which could not be drawn; the log says why. For the build. */
export async function pagesThatFail(): Promise<string[]> {
  const addresses = pageAddresses().flatMap((address) => locales.map((locale) => inLocale(address, locale)));
  const drawn = addresses.map(async (address) => ({ address, ok: (await app.request(encodeURI(address))).ok }));
  return (await Promise.all(drawn)).filter(({ ok }) => !ok).map(({ address }) => address);
}
