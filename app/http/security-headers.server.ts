import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { secureHeaders } from "hono/secure-headers";

export interface Policy {
  /** The text of every inline script that may run. */
  inlineScripts: string[];
  /** Addresses that may be shown in a frame, once the visitor asks: the map. */
  frames: string[];
  isHttps: boolean;
}

const self = "'self'";
const none = "'none'";

/** The security headers of every page: nothing runs, loads or frames but what the site itself names. */
export function securityHeaders({ inlineScripts, frames, isHttps }: Policy): MiddlewareHandler {
  const hashes = inlineScripts.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [none],
      scriptSrc: [self, ...hashes],
      styleSrc: [self],
      imgSrc: [self, "data:"],
      fontSrc: [self],
      connectSrc: [self],
      workerSrc: [self],
      manifestSrc: [self],
      frameSrc: frames.map((address) => new URL(address).origin),
      formAction: [self],
      baseUri: [none],
      objectSrc: [none],
      frameAncestors: [none],
    },
    referrerPolicy: "strict-origin-when-cross-origin",
    strictTransportSecurity: isHttps ? "max-age=63072000" : false,
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
    xFrameOptions: "DENY",
    xXssProtection: false,
    xDownloadOptions: false,
    xDnsPrefetchControl: false,
    xPermittedCrossDomainPolicies: false,
    originAgentCluster: false,
  });
}
