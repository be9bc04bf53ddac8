import { test } from "vitest";
import { expectFewLooks } from "../help/password-crowd.ts";
import { startServer } from "../help/started-server.ts";

test("a hundred wrong passwords at once for one account are all answered, and few of them are checked", async () => {
  await expectFewLooks(await startServer({ TRUST_PROXY: "1" }), 100);
});
