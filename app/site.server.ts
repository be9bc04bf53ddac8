import type { RequestListener } from "node:http";
import * as build from "virtual:react-router/server-build";
import { institute } from "./content/records.server.ts";
import { today } from "./content/today.server.ts";
import { createHandler } from "./http/handler.server.ts";
import { settings } from "./settings.server.ts";
import { bootScript } from "./ui/boot-script.tsx";

export { log } from "./http/log.server.ts";
export { settings } from "./settings.server.ts";

/** Whose site this is, for the log. */
export const siteName = institute("en").name;

/** Puts the site together; whoever starts or tests it comes through this door. */
export function createSite(): RequestListener {
  return createHandler({
    build,
    siteUrl: settings.siteUrl,
    today,
    policy: {
      inlineScripts: [bootScript],
      frames: [institute("en").map.embed],
      isHttps: settings.siteUrl.startsWith("https:"),
    },
  });
}
