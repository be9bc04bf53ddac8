import type { IncomingMessage } from "node:http";
import { isIP, SocketAddress } from "node:net";
import { createContext } from "react-router";
import { firstGroups } from "#app/platform/limits/network.ts";
import { isOnThisMachine, isThisMachine } from "#app/setting-values.server.ts";
import type { PostedForm } from "./form-fields.server.ts";
import { mailboxKeyOf } from "./session-cookie.server.ts";

/** What is known about the sender of a request. */
export interface Visitor {
  /** The internet address that limits count by; for IPv6 the prefix of one household (64 bits). */
  address: string;
  /**
   * Whether the request comes from the same machine, to a loopback host name and with no header of a proxy. This alone
   * grants no rights: a proxy on this machine that adds no header, like nginx by default, looks the same as a local
   * browser.
   */
  isLocal: boolean;
  /** The access key from the mailbox cookie. */
  mailboxKey: string;
}

/** A visitor about whom nothing is known, without special rights. */
export const nobody: Visitor = { address: "", isLocal: false, mailboxKey: "" };

/** The visitor whose request a page answers; in development every visitor is the developer. */
export const visitorContext = createContext<Visitor>(
  import.meta.env.DEV ? { address: "development", isLocal: true, mailboxKey: "" } : nobody,
);

/** The form that was posted to the page; null in development, where nothing has read it yet. */
export const formContext = createContext<PostedForm | null>(null);

/** Set once a form of the page was answered: the response then shows what was typed. */
export const answeredContext = createContext(false);

/**
 * The canonical form of an internet address: without a zone, IPv6 as RFC 5952 writes it, and IPv4 in IPv6
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
/** Whether a proxy adds the header to a request. */
const isPassedOn = (name: string) => /^(forwarded|via|x-real-ip|x-forwarded-.+)$/.test(name);

/** The site's proxies and URL. */
export interface Surroundings {
  /** How many of our own reverse proxies add the address they see to X-Forwarded-For. */
  proxies: number;
  /** The site's URL; if its host is this machine, the site is only being tried out. */
  siteUrl: string;
}

/** Whether the site is only being tried out on this machine, according to its settings. */
export const isTriedOut = ({ proxies, siteUrl }: Surroundings): boolean => proxies === 0 && isOnThisMachine(siteUrl);

/** The sender of a request; X-Forwarded-For entries that the visitor may have forged are ignored. */
export function visitorOf({ headers, socket }: IncomingMessage, surroundings: Surroundings): Visitor {
  const { proxies } = surroundings;
  const direct = canonical(socket.remoteAddress ?? "");
  const passed = String(headers["x-forwarded-for"] ?? "").split(",");
  const named = proxies > 0 ? canonical(passed.at(-proxies)?.trim() ?? "") : "";
  const isPrivate = isTriedOut(surroundings) && !Object.keys(headers).some(isPassedOn);
  return {
    address: household(isIP(named) ? named : direct),
    isLocal: isPrivate && isLoopback(direct) && isThisMachine(headers.host ?? ""),
    mailboxKey: mailboxKeyOf(headers.cookie),
  };
}
