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

test("no page below /faculty/ and no file of a member is for strangers, whatever they ask", async () => {
  expect(forMembers).toEqual(expect.arrayContaining(["/faculty/dashboard", "/mr/faculty/dashboard"]));
  for (const address of [...forMembers, "/my-data", "/uploads?id=1"]) {
    const seen = await get(address, { headers: { cookie: "__Host-session=made-up" } });
    expect([302, 303, 401, 403, 404], address).toContain(seen.status);
    expect((await get(address, posted({ intent: "profile" }))).status, address).toBeGreaterThanOrEqual(302);
  }
});
