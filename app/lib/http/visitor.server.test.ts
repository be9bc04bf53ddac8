import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { visitorOf } from "./visitor.server.ts";

const siteUrl = "http://localhost:3000";

/** A request as it arrives on a connection from an address. */
const request = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers: { host: "institute.example", ...headers } }) as unknown as IncomingMessage;
const addressOf = (remoteAddress: string | undefined, proxies = 0, forwarded?: string) =>
  visitorOf(request(remoteAddress, forwarded === undefined ? {} : { "x-forwarded-for": forwarded }), {
    proxies,
    siteUrl,
  }).address;

describe("the address of a visitor", () => {
  test.each([
    ["192.0.2.7", "192.0.2.7"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["::FFFF:192.0.2.7", "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8:1:2::6", "2001:db8:1:2"],
    ["2001:db8::6", "2001:db8:0:0"],
    ["2001:db8:1::5:6", "2001:db8:1:0"],
    ["2001:0DB8:0001:0002::6", "2001:db8:1:2"],
    ["2001:DB8:1:2:0:0:0:6%eth0", "2001:db8:1:2"],
    ["0:0:0:0:0:FFFF:C000:0207", "192.0.2.7"],
    ["::1", "0:0:0:0"],
    [undefined, ""],
  ])("on the connection %s counts as %s", (connection, address) => {
    expect(addressOf(connection)).toBe(address);
  });

  test("is one for a household, whatever the addresses of its machines, and another for its neighbours", () => {
    expect(addressOf("2001:db8:1:2:aaaa::1")).toBe(addressOf("2001:db8:1:2::ffff"));
    expect(addressOf("2001:db8:1:2::1")).not.toBe(addressOf("2001:db8:1:3::1"));
  });

  test("is not taken from the visitor's headers when there is no proxy", () => {
    expect(addressOf("192.0.2.7", 0, "203.0.113.9")).toBe("192.0.2.7");
  });

  test.each([
    [1, "203.0.113.9", "203.0.113.9"],
    [1, "198.51.100.1, 203.0.113.9", "203.0.113.9"],
    [1, "198.51.100.1,203.0.113.9", "203.0.113.9"],
    [1, "::ffff:203.0.113.9", "203.0.113.9"],
    [1, "2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    [2, "198.51.100.1, 203.0.113.9, 10.0.0.1", "203.0.113.9"],
    [2, "203.0.113.9, 10.0.0.1", "203.0.113.9"],
  ])("is what the outermost of %i proxies saw, of %s", (proxies, forwarded, address) => {
    expect(addressOf("10.0.0.2", proxies, forwarded)).toBe(address);
  });

  test.each([
    [1, ""],
    [1, "unknown"],
    [1, "203.0.113.9, "],
    [1, "<script>"],
    [2, "203.0.113.9"],
  ])("is that of the connection when %i proxies name none: %j", (proxies, forwarded) => {
    expect(addressOf("10.0.0.2", proxies, forwarded)).toBe("10.0.0.2");
  });
});

describe("a visitor on the same machine", () => {
  const isLocal = (from: string, headers: Record<string, string>, site = { proxies: 0, siteUrl }) =>
    visitorOf(request(from, headers), site).isLocal;

  test.each([
    ["127.0.0.1", "localhost"],
    ["127.0.0.1", "localhost:3000"],
    ["::ffff:127.0.0.1", "127.0.0.1:3000"],
    ["::1", "[::1]:3000"],
    ["::1", "LOCALHOST:3000"],
  ])("is one who connects from %s to %s", (from, host) => {
    expect(isLocal(from, { host })).toBe(true);
  });

  test.each([
    ["from another machine", "192.0.2.7", { host: "localhost:3000" }],
    ["by another name, as a page of a stranger would", "127.0.0.1", { host: "institute.example" }],
    ["by a name that only begins like it", "127.0.0.1", { host: "localhost.example" }],
    ["by a name that only ends like it", "127.0.0.1", { host: "my-localhost" }],
    ["by a proxy", "127.0.0.1", { host: "localhost", "x-forwarded-for": "203.0.113.9" }],
    ["by a proxy that names nobody", "127.0.0.1", { host: "localhost", "x-forwarded-for": "" }],
    ["by a proxy of the newer kind", "127.0.0.1", { host: "localhost", forwarded: "for=203.0.113.9" }],
    ["by a proxy that tells only its own name", "127.0.0.1", { host: "localhost:3000", via: "1.1 proxy" }],
    ["by a proxy of another habit", "127.0.0.1", { host: "localhost:3000", "x-real-ip": "203.0.113.9" }],
    ["by a proxy that ends TLS", "127.0.0.1", { host: "localhost:3000", "x-forwarded-proto": "https" }],
    ["by no name at all", "127.0.0.1", { host: "" }],
  ])("is not %s", (_how, from, headers) => {
    expect(isLocal(from, headers)).toBe(false);
  });

  test("has the key of the stored mails that its cookie has", () => {
    const keyOf = (cookie: string) => visitorOf(request("127.0.0.1", { cookie }), { proxies: 0, siteUrl }).mailboxKey;
    expect(["", "a=b; mailbox=secret", "mailbox="].map(keyOf)).toEqual(["", "secret", ""]);
  });

  test("is nobody when the site has a host name or proxies, whatever the request looks like", () => {
    const headers = { host: "localhost:3000" };
    expect(isLocal("127.0.0.1", headers, { proxies: 0, siteUrl: "https://institute.example" })).toBe(false);
    expect(isLocal("127.0.0.1", headers, { proxies: 1, siteUrl })).toBe(false);
  });
});
