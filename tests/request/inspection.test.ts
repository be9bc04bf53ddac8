import { describe, expect, test } from "vitest";
import { localise } from "#app/cms/content/text.ts";
import { today } from "#app/lib/i18n/today.server.ts";
import { readContent } from "#app/records.server.ts";
import { isTermOver } from "#app/site/committees/committees.server.ts";
import { pageAt } from "../help/every-page.ts";
import { all, textOf, the } from "../help/html.ts";
import { languages, pathIn } from "../help/routes.ts";

describe.each(languages)("the page for inspectors in %s", (language) => {
  const content = localise(readContent("tests/content"), language);

  test("names every approval, committee member and teacher of the records", async () => {
    const { page } = await pageAt(pathIn(language, "/inspection"));
    const text = textOf(the(page, "main"));
    const duties = new Set(content.affiliations.map(({ duty }) => duty));
    const letters = content.papers.filter(({ duty, issuedOn }) => issuedOn && duties.has(duty));
    for (const { authority } of content.affiliations) expect(text).toContain(authority);
    for (const { number } of letters) expect(text).toContain(number);
    for (const { title, members } of content.committees)
      for (const named of [title, ...members.filter((member) => !isTermOver(member, today())).map(({ name }) => name)])
        expect(text).toContain(named);
    for (const { name, details } of content.teachers)
      for (const named of [name, details.designation, details.qualifications]) expect(text).toContain(named);
    for (const { name } of content.feeOrders[0]?.lines ?? []) expect(text).toContain(name);
    expect(all(page, "main a[data-open=paper]")).toHaveLength(letters.length);
  });

  test("has a QR code, and its address in letters", async () => {
    const path = pathIn(language, "/inspection");
    const { page } = await pageAt(path);
    expect(the(page, "main figure path").attributes.d).toMatch(/^M4 4h7/);
    // It may break after a slash.
    const caption = textOf(the(page, "main figcaption")).replaceAll("/ ", "/");
    expect(caption).toMatch(new RegExp(`^https?://[^/]+${path}`));
  });
});
