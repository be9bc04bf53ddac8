import { describe, expect, test } from "vitest";
import { localise } from "#app/cms/content/text.ts";
import { readContent } from "#app/records.server.ts";
import { studentLifeWords } from "#app/site/student-life/student-life.tsx";
import { pageAt } from "../help/every-page.ts";
import { all, textOf, the } from "../help/html.ts";
import { hrefsIn } from "../help/parts.ts";
import { languages, pathIn } from "../help/routes.ts";

describe.each(languages)("the pages on the life of students in %s", (language) => {
  const content = localise(readContent("tests/content"), language);
  const at = async (address: string) => (await pageAt(pathIn(language, address))).page;

  test("call whom the records name, with one touch on the line", async () => {
    const lines = all(await at("/visit"), "main li a[href^='tel:']:has(h3)");
    expect(lines).toHaveLength(content.contacts.people.length);
    content.contacts.people.forEach(({ task, name, phone }, index) => {
      const line = lines[index];
      for (const part of [task, name, phone]) expect(line && textOf(line)).toContain(part);
      expect(line?.attributes.href).toBe(`tel:${phone.replaceAll(" ", "")}`);
    });
  });

  test("show the email address of the anti-ragging officer beside the number", async () => {
    const page = await at("/visit");
    const officer = content.contacts.people.find(({ id }) => id === "ragging");
    expect(officer?.email).toBeDefined();
    const links = all(page, "main li a[href^='mailto:']");
    expect(links.map(({ attributes }) => attributes.href)).toEqual([`mailto:${officer?.email}`]);
  });

  test("mark the holidays whose day may still change", async () => {
    const { expected } = studentLifeWords[language];
    const holidays = content.calendar.filter(({ holiday }) => holiday);
    const marked = all(await at("/students"), "main dl.dates dd").filter((day) =>
      textOf(day).includes(`(${expected})`),
    );
    expect(marked).toHaveLength(holidays.filter(({ status }) => status === "expected").length);
    expect(marked.length).toBeGreaterThan(0);
  });

  test("lead to what the office certifies and what only MSBTE can give, as the former students’ page does", async () => {
    for (const address of ["/students", "/after-d-pharm", "/alumni"])
      expect(hrefsIn(await at(address), "main a")).toContain(pathIn(language, "/certificates"));
    const page = await at("/certificates");
    expect(hrefsIn(page, "main a")).toEqual(
      expect.arrayContaining(["https://msbte.org.in", pathIn(language, "/visit#call")]),
    );
    expect(textOf(the(page, "main"))).toContain("R 43 A");
  });

  test("give every question of parents its answer, to people and to search engines", async () => {
    const page = await at("/parents");
    const graphs = all(page, "script[type='application/ld+json']").map((script) =>
      JSON.parse(String(script.children[0])),
    );
    const faq = graphs.flatMap((graph) => graph["@graph"]).find((node) => node["@type"] === "FAQPage");
    expect(faq.mainEntity).toHaveLength(content.parentsAsk.length);
    for (const { id, question, answer } of content.parentsAsk) {
      const text = textOf(the(page, `details#${id}`));
      expect(text).toContain(question);
      expect(text).toContain(answer);
    }
  });

  test("say that no result is published yet and what will be counted, and print the course's text on registration", async () => {
    const page = await at("/after-d-pharm");
    const { measures } = studentLifeWords[language].after;
    expect(all(page, "main li").map(textOf)).toEqual(expect.arrayContaining(Object.values(measures)));
    expect(all(page, "main table")).toEqual([]);
    expect(textOf(the(page, "main"))).toContain(content.course.registration);
  });
});
