import { expect, test } from "vitest";
import { isPublicPage } from "./record-services.server.ts";

const everything = { has: () => true, get: () => undefined };

test("a public page can be linked to, and the office, the set-up and the mailbox cannot", () => {
  const addresses = ["/admission", "/mr/admission?at=1#fees", "/office/inbox", "/setup", "/mr/setup?key=a", "/mailbox"];
  expect(addresses.filter((address) => isPublicPage(everything, address))).toEqual([
    "/admission",
    "/mr/admission?at=1#fees",
  ]);
});
