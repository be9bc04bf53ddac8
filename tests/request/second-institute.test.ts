import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { applicationOf, enquiryOf, feedbackOf, registrationOf } from "../help/forms.ts";
import { the } from "../help/html.ts";
import { sourceFiles } from "../help/modules.ts";
import { codeOnceTo, hidden } from "../help/posted-forms.ts";
import { languages, pathIn } from "../help/routes.ts";
import { saidBySite, saidInMails, saidOnPage } from "../help/said.ts";
import { sampleTexts } from "../help/sample-texts.ts";
import { secondContent } from "../help/second-content.ts";
import { startForAll } from "../help/started-server.ts";
import { atLeast } from "../help/wait.ts";

/** Words of the sample, and of what only some institutes have, ask for or promise; and what code leaves of a missing text. */
const telltales = [
  /good minds|namun|udahar|kalpit|masudpur|sample|example\.org|(?<!\d)0{5}|undefined/,
  /our hostel|no hostel|our bus|\bwi-?fi\b|garden|tiffin|\bnss\b|drawn as a branch/,
  /next working day|teacher guardian|we will publish|we keep\.|free of charge|no shop|in december|june to|marathi and english/,
  /गुड माइंड्स|नमुना|नमुन्या|आमचे वसतिगृह|जेवणानंतर|वाय-?फाय|पुढच्या कामकाजाच्या|मोफत मिळते|दुकानाची सक्ती|जून ते/,
];
const anyTelltale = new RegExp(telltales.map(({ source }) => source).join("|"), "gi");

const site = startForAll((afterwards) => ({ CONTENT_DIR: secondContent(afterwards) }));

const texts = sampleTexts();

/** What is left of the sample, each text with the first place that says it. */
function leftIn(said: Map<string, string>): string[] {
  const left = new Map<string, string>();
  for (const [place, words] of said) {
    const around = ({ index }: RegExpExecArray) => words.slice(Math.max(0, index - 30), index + 50);
    for (const text of [...texts.filter((each) => words.includes(each)), ...words.matchAll(anyTelltale).map(around)])
      if (!left.has(text)) left.set(text, place);
  }
  return [...left].map(([text, place]) => `${place}: ${text}`);
}

test("the code names neither the sample nor its town", () => {
  const named = sourceFiles().filter((file) =>
    /good minds|namunapur|गुड माइंड्स|नमुनापूर/i.test(readFileSync(file, "utf8")),
  );
  expect(named).toEqual([]);
});

test("no page, file or PDF of a second institute says anything of the sample", async () => {
  const said = await saidBySite(site().url);
  expect([...said.keys()]).toEqual(
    expect.arrayContaining(["/mr/visit", "/documents/prospectus-mr.pdf", "/robots.txt"]),
  );
  expect(leftIn(said)).toEqual([]);
}, 120_000);

test.each(languages)("no answer to a form and no mail does either, in %s", async (language) => {
  const { dataDir, send } = site();
  const email = `vimal.${language}@visitor.test`;
  const fullName = "Vimal Pawar";
  const asked = await send(pathIn(language, "/"), { ...enquiryOf(email), fullName });
  const otp = await codeOnceTo(email, dataDir);
  const ticket = hidden(the(asked.page, "dialog[open]"), "ticket");
  const answers = [
    asked,
    await send(pathIn(language, "/"), { intent: "verify", ticket, otp }),
    await send(pathIn(language, "/courses/d-pharm"), { ...applicationOf(email), fullName }),
    await send(pathIn(language, "/feedback"), { ...feedbackOf(email), name: fullName }),
    await send(`${pathIn(language, "/faculty-login")}?mode=register`, { ...registrationOf(email), name: fullName }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  await atLeast(8, async () => [...(await saidInMails(dataDir, email))], { timeout: 30_000 });
  const pages = new Map(answers.map(({ html }, at) => [`answer ${at + 1}`, saidOnPage(html)]));
  expect(leftIn(new Map([...pages, ...(await saidInMails(dataDir, email))]))).toEqual([]);
});
