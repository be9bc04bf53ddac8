import { expect, test } from "vitest";
import { slugOf } from "./slugs.ts";

test.each([
  ["Résumé writing", "resume-writing"],
  ["Nāshik visit", "nashik-visit"],
  ["Na\u0304shik visit", "nashik-visit"],
  ["Žižek, Ångström & Łódź", "zizek-angstrom-lodz"],
  ["Straße in Øresund, Đà Nẵng", "strasse-in-oresund-da-nang"],
  ["MSBTE’s ‘Summer 2027’", "msbtes-summer-2027"],
  ["ﬁrst-year fees", "first-year-fees"],
  ["सुट्टी", ""],
])("a record called %s has the address %j", (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
