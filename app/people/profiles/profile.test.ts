import { expect, test } from "vitest";
import { isWebAddress } from "./profile.ts";

test("the link of a publication plainly names its site", () => {
  for (const good of ["https://doi.org/10.1/x", "http://example.org", "https://example.org/a@b?c=d#e"])
    expect([good, isWebAddress(good)]).toEqual([good, true]);
  for (const bad of ["https://good@evil.example", "https://evil.example\\@good.example", "https:evil", "javascript:1"])
    expect([bad, isWebAddress(bad)]).toEqual([bad, false]);
});
