import { expect, test } from "vitest";
import { readSecret } from "./secret.server.ts";

const secret = readSecret({ dataDir: "", databaseUrl: "postgres://unused", siteSecret: Buffer.alloc(32, 7) });

test("what the first versions have sealed still opens, for its purpose alone", () => {
  const kept =
    "23052e17cf5f2cae4d47f3937327e888c9a6e32ed485cc5eb5916961cafb73ec850deb9619e75fe238d5bf94bacc65c5d26f93b0f9bc7541";
  expect(secret.open("staff-second-step", kept)).toBe("JBSWY3DPEHPK3PXP");
  expect(secret.open("inbox-export", kept)).toBeUndefined();
  expect(secret.open("staff-second-step", kept.replace(/.$/, "0"))).toBeUndefined();
});

test("what is sealed opens for its purpose and with its secret alone, unless it was changed", () => {
  const text = "कुंकू 🌿";
  const sealed = secret.seal("inbox-export", text);
  expect(sealed).toMatch(/^v2\.[\w-]+$/);
  expect(secret.open("inbox-export", sealed)).toBe(text);
  expect(secret.open("staff-second-step", sealed)).toBeUndefined();
  const other = readSecret({ dataDir: "", databaseUrl: "postgres://unused", siteSecret: Buffer.alloc(32, 8) });
  expect(other.open("inbox-export", sealed)).toBeUndefined();
  for (const at of [3, 20, sealed.length - 2]) {
    const letter = sealed[at] === "A" ? "B" : "A";
    expect(secret.open("inbox-export", sealed.slice(0, at) + letter + sealed.slice(at + 1))).toBeUndefined();
  }
  for (const changed of ["", "v2.", "v2.AAAA", sealed.slice(0, -4), sealed.slice(3), "nonsense"])
    expect(secret.open("inbox-export", changed)).toBeUndefined();
});

test("a text that is sealed twice looks different, and none is empty", () => {
  expect(secret.seal("inbox-export", "a")).not.toBe(secret.seal("inbox-export", "a"));
  expect(secret.open("inbox-export", secret.seal("inbox-export", ""))).toBe("");
});
