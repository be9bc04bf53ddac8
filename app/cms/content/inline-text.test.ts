import { expect, test } from "vitest";
import { inlineParts, linksInText } from "./inline-text.ts";

test("a text has bold words, links and facts, also one inside another", () => {
  expect(inlineParts("**See [our *labs*](/facilities#lab)**: {phone}.")).toEqual([
    { bold: ["See ", { address: "/facilities#lab", words: ["our *labs*"] }] },
    ": ",
    { fact: "phone" },
    ".",
  ]);
  expect(linksInText("**[a](/a)** and [b](https://b.example/c?d=e)")).toEqual(["/a", "https://b.example/c?d=e"]);
});

test("everything else is plain words, also what looks like a program", () => {
  for (const text of [
    "<script>alert(1)</script>",
    "{{name",
    "\\{",
    "{Phone} {__proto__}",
    "💊 क्\u200dष",
    "2 ** 3, a*b*c",
    "[no link] (here)",
    "[bad](javascript:alert(1))",
    "[bad](//evil.example)",
    "[](/admission)",
  ])
    expect(inlineParts(text).every((part) => typeof part === "string")).toBe(true);
});
