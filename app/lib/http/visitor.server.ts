import type { IncomingMessage } from "node:http";
import { isIP, SocketAddress } from "node:net";
import { createContext, type RouterContextProvider } from "react-router";
import { firstGroups } from "#app/lib/limits/address-keys.ts";
import { isOnThisMachine, isThisMachine } from "#app/setting-values.server.ts";
import { mailboxKeyOf } from "./cookies.server.ts";
import type { PostedForm } from "./posted-form.server.ts";

interface Visitor {
  /** For IPv6 the prefix of one household (64 bits). */
  address: string;
  /**
   * From this machine, to a loopback host name and without a proxy's header. This alone grants no rights: a proxy that
   * adds no header, like nginx by default, looks the same as a local browser.
   */
  isLocal: boolean;
  mailboxKey: string;
}

export const unknownVisitor: Visitor = { address: "", isLocal: false, mailboxKey: "" };

/** In development every visitor is the developer. */
export const visitorContext = createContext<Visitor>(
  // Commands load this file without Vite.
  import.meta.env?.DEV ? { address: "development", isLocal: true, mailboxKey: "" } : unknownVisitor,
);

/** Null in development, where nothing has read the form yet. */
export const formContext = createContext<PostedForm | null>(null);

export const answeredContext = createContext(false);

/** Without a zone, IPv6 as RFC 5952 writes it, and IPv4 in IPv6 (`::ffff:192.0.2.7`) as IPv4. */
function canonical(address: string): string {
  if (isIP(address) !== 6) return address;
  const [withoutZone = ""] = address.split("%");
  return new SocketAddress({ address: withoutZone, family: "ipv6" }).address.replace(/^::ffff:(?=\d+\.)/, "");
}

/** The first 64 bits of an IPv6 address. */
const household = (address: string): string => (isIP(address) === 6 ? firstGroups(address, 4) : address);

const isLoopback = (address: string) => address === "::1" || address.startsWith("127.");
const isPassedOn = (name: string) => /^(forwarded|via|x-real-ip|x-forwarded-.+)$/.test(name);

export interface Surroundings {
  /** How many of our own reverse proxies add the address they see to X-Forwarded-For. */
  proxies: number;
  siteUrl: string;
}

export const isTriedOut = ({ proxies, siteUrl }: Surroundings): boolean => proxies === 0 && isOnThisMachine(siteUrl);

/** Ignores X-Forwarded-For entries that the visitor may have forged. */
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

type Context = Readonly<RouterContextProvider>;

export function oncePerRequest<Answer>(
  ask: (context: Context) => Promise<Answer>,
): (context: Context) => Promise<Answer> {
  const asked = new WeakMap<Context, Promise<Answer>>();
  return (context) => {
    const answer = asked.get(context) ?? ask(context);
    asked.set(context, answer);
    return answer;
  };
}
