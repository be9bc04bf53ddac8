import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { csrf } from "hono/csrf";
import { createRequestHandler, type ServerBuild } from "react-router";
import { type Policy, securityHeaders } from "./security-headers.server.ts";

interface Parts {
  build: ServerBuild;
  policy: Policy;
  /** The address visitors use, without a path. */
  siteUrl: string;
}

/** Bytes; the site's own forms are far below. */
const largestForm = 64 * 1024;

/** The pages behind their headers and limits, from web request to web response. */
export function pageApp({ build, policy, siteUrl }: Parts): Hono {
  const draw = createRequestHandler(build, "production");
  const app = new Hono();
  app.use(securityHeaders(policy));
  app.use(bodyLimit({ maxSize: largestForm, onError: ({ text }) => text("This is more than a form can take.", 413) }));
  // Behind a proxy that ends TLS a request is http here and https there, so the site's own address counts too.
  app.use(csrf({ origin: (origin, { req }) => origin === siteUrl || origin === new URL(req.url).origin }));
  app.all("*", async ({ req }) => {
    const response = await draw(req.method === "POST" ? postAsSent(req.raw) : req.raw);
    const isPage = response.status === 200 || (response.status === 404 && req.path.endsWith("/*"));
    if (req.method !== "GET" || !isPage) response.headers.set("Cache-Control", "no-store");
    return response;
  });
  return app;
}

/**
 * A post as React Router takes it: under the origin the browser named, which csrf() has checked, and at `/?index`
 * where it goes to the first page, since `/` alone means the frame around all pages.
 */
function postAsSent(request: Request): Request {
  const url = new URL(request.url);
  const origin = request.headers.get("origin");
  const address = url.pathname === "/" ? `/?index${url.search.replace("?", "&")}` : url.pathname + url.search;
  return new Request(new URL(address, origin && origin !== "null" ? origin : url.origin), request);
}
