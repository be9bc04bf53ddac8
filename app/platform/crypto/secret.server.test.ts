import { expect, test } from "vitest";
import { readSecret } from "./secret.server.ts";

const secret = readSecret({ dataDir: "", databaseUrl: "postgres://unused", siteSecret: Buffer.alloc(32, 7) });

test("what the first versions have sealed still opens, for its purpose alone", async () => {
  const kept =
    "23052e17cf5f2cae4d47f3937327e888c9a6e32ed485cc5eb5916961cafb73ec850deb9619e75fe238d5bf94bacc65c5d26f93b0f9bc7541";
  expect(await secret.open("staff-second-step", kept)).toBe("JBSWY3DPEHPK3PXP");
  expect(await secret.open("inbox-export", kept)).toBeUndefined();
  expect(await secret.open("staff-second-step", kept.replace(/.$/, "0"))).toBeUndefined();
});
