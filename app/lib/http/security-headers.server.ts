import { createHash } from "node:crypto";

interface Policy {
  inlineScripts: string[];
  inlineStyle: () => string | undefined;
  /** Origins that may be framed now: the map's, which the office can change. */
  frames: () => string[];
  isHttps: boolean;
}

const self = "'self'";
const none = "'none'";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

export const styleSources = (inline: string | undefined): string => (inline ? `${self} ${hashOf(inline)}` : self);

/** The policy is computed each time it is read. */
export function securityHeaders({ inlineScripts, inlineStyle, frames, isHttps }: Policy): Record<string, string> {
  const hashes = inlineScripts.map(hashOf);
  const sources: Record<string, string[]> = {
    "default-src": [none],
    "script-src": [self, ...hashes],
    "img-src": [self, "data:"],
    "font-src": [self],
    "connect-src": [self],
    "worker-src": [self],
    "manifest-src": [self],
    "form-action": [self],
    "base-uri": [none],
    "object-src": [none],
    "frame-ancestors": [none],
  };
  const directives = Object.entries(sources).map(([name, allowed]) => [name, ...allowed].join(" "));
  const fixed = directives.join("; ");
  return {
    get "content-security-policy"() {
      return `frame-src ${frames().join(" ")}; style-src ${styleSources(inlineStyle())}; ${fixed}`;
    },
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    // Never path and query: some links contain a token. "no-referrer" would also remove the Origin header from posts.
    "referrer-policy": "strict-origin",
    ...(isHttps && { "strict-transport-security": "max-age=63072000" }),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  };
}
