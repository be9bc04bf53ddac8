import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { get, posted } from "../help/visit.ts";

interface Node {
  path?: string | undefined;
  index?: boolean | undefined;
  children?: Node[] | undefined;
}

/** The addresses of a tree of routes. */
const addressesOf = (nodes: Node[], above = ""): string[] =>
  nodes.flatMap(({ path, children }) => {
    const own = path === undefined ? above : `${above}/${path}`;
    return children ? addressesOf(children, own) : [own];
  });

/** Every address below the directory, with what its parameters may be. */
const forMembers = addressesOf(routes)
  .filter((address) => /^(\/mr)?\/faculty\//.test(address))
  .map((address) => address.replace(/:\w+/g, "1").replace("*", "nothing"));

const stranger = { cookie: "__Host-session=made-up" };

test("every page below /faculty/ leads a stranger to the sign-in screen, and takes no form of theirs", async () => {
  expect(forMembers).toEqual(expect.arrayContaining(["/faculty/dashboard", "/mr/faculty/dashboard"]));
  for (const address of forMembers) {
    const seen = await get(address, { headers: stranger });
    const login = address.startsWith("/mr/") ? "/mr/faculty-login" : "/faculty-login";
    expect([address, seen.status, seen.headers.get("location")]).toEqual([address, 302, login]);
    for (const headers of [stranger, { ...stranger, "x-fragment": "profile" }]) {
      const sent = await get(address, posted({ intent: "profile" }, headers));
      expect([address, sent.status, sent.headers.get("cache-control")]).toEqual([address, 401, "no-store"]);
    }
  }
});

test("no file of a member is for strangers, whatever they ask", async () => {
  for (const address of ["/my-data", "/uploads?id=1"]) {
    expect([302, 404], address).toContain((await get(address, { headers: stranger })).status);
    expect((await get(address, posted({ intent: "profile" }))).status, address).toBeGreaterThanOrEqual(302);
  }
});
