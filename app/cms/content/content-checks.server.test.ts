import { expect, test } from "vitest";
import { checkReferences } from "./content-checks.server.ts";

const faultsOf = (to: string) => {
  const content = { pages: [{ id: "fees" }], redirects: { redirects: [{ to }] } };
  return checkReferences(content, { takes: "", hasPicture: () => true, faults: [] }, () => "redirects.yaml");
};

test("an old address may lead to a notice that the office published, and not to a page that there is not", () => {
  expect([faultsOf("/notices/2026-11-21-abcd"), faultsOf("/mr/notices/2026-11-21-abcd")]).toEqual([[], []]);
  expect(faultsOf("/fees")).toEqual([]);
  for (const to of ["/no-such-page", "/notices/2026-11-21-abcd/more"]) expect(faultsOf(to)).toHaveLength(1);
});
