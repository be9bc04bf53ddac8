import type { IncomingMessage } from "node:http";
import { isIP, SocketAddress } from "node:net";
import { createContext } from "react-router";
import { firstGroups } from "#app/platform/limits/network.ts";
import type { PostedForm } from "./form-fields.server.ts";

/** What is known of whoever asks. */
export interface Visitor {
  /** The internet address that limits count by; of IPv6 the part that belongs to one household (64 bits). */
  address: string;
  /** Whether the request comes from this very machine, by no proxy and to no other name. */
  isLocal: boolean;
}

/** A visitor of whom nothing is known, who is allowed nothing special. */
export const nobody: Visitor = { address: "", isLocal: false };

/** The visitor of the request that a page answers; in development everyone is the developer. */
export const visitorContext = createContext<Visitor>(
  import.meta.env.DEV ? { address: "development", isLocal: true } : nobody,
);

/** The form that was posted to the page; null in development, where nothing has read it yet. */
export const formContext = createContext<PostedForm | null>(null);

/** Set once a form of the page was answered: what the page shows then is in the answer. */
export const answeredContext = createContext(false);

/**
 * The canonical spelling of an internet address: without a zone, IPv6 as RFC 5952 writes it, and IPv4 in IPv6
 * (`::ffff:192.0.2.7`) as IPv4.
 */
function canonical(address: string): string {
  if (isIP(address) !== 6) return address;
  const [withoutZone = ""] = address.split("%");
  return new SocketAddress({ address: withoutZone, family: "ipv6" }).address.replace(/^::ffff:(?=\d+\.)/, "");
}

/** The first 64 bits of an IPv6 address, which belong to one household. */
const household = (address: string): string => (isIP(address) === 6 ? firstGroups(address, 4) : address);

const isLoopback = (address: string) => address === "::1" || address.startsWith("127.");
const isLocalName = (host = "") => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);
/** What proxies add to a request. */
const isPassedOn = (name: string) => /^(forwarded|via|x-real-ip|x-forwarded-.+)$/.test(name);

interface Surroundings {
  /** How many proxies of our own stand in front and add the address they see to X-Forwarded-For. */
  proxies: number;
  /** The address visitors use: as long as that is this machine's, the site is being tried. */
  siteUrl: string;
}

/** Whoever sent a request; what a visitor writes into X-Forwarded-For is not believed. */
export function visitorOf({ headers, socket }: IncomingMessage, { proxies, siteUrl }: Surroundings): Visitor {
  const direct = canonical(socket.remoteAddress ?? "");
  const passed = String(headers["x-forwarded-for"] ?? "").split(",");
  const named = proxies > 0 ? canonical(passed.at(-proxies)?.trim() ?? "") : "";
  const isPrivate = proxies === 0 && isLocalName(new URL(siteUrl).host) && !Object.keys(headers).some(isPassedOn);
  return {
    address: household(isIP(named) ? named : direct),
    isLocal: isPrivate && isLoopback(direct) && isLocalName(headers.host),
  };
}
