import { expect, test } from "vitest";
import { newStaff, openOffice } from "../help/office.ts";
import { pageForm, textAt, write } from "../help/page-parts.ts";
import { fieldsIn, press } from "../help/record-forms.ts";
import { rowsIn } from "../help/rows.ts";
import { dataFolder } from "../help/services.ts";
import { startServer } from "../help/started-server.ts";
import { siteUrl } from "../help/visit.ts";

const message = "about-us-message-principal";
const part = "blocks.b2";
const minute = 60_000;

/** What a visitor reads of the part: the number of the text, the same in both languages; 0 is the first one. */
async function publicText(url: string): Promise<number> {
  const read = async (path: string) => {
    const answer = await fetch(url + path);
    expect(answer.status).toBe(200);
    return Number(/<p>(?:Text|मजकूर) (\d+)\.<\/p>/.exec(await answer.text())?.[1] ?? 0);
  };
  const [en, mr] = [await read("/about-us/message/principal"), await read("/mr/about-us/message/principal")];
  expect(mr, "both languages are of one text").toBe(en);
  return en;
}

test("kill -9 while a text is published: the old or the new text is public as a whole, and the draft is kept", {
  timeout: 120_000,
}, async () => {
  const dataDir = dataFolder();
  const settings = { DATA_DIR: dataDir, SITE_URL: siteUrl };
  let server = await startServer(settings);
  const { browser } = await newStaff("principal", { url: server.url, dataDir });
  let isPublic = 0;
  for (const [round, delay] of [0, 5, 15, 30, 60, 200].entries()) {
    const number = round + 1;
    const own = openOffice(server.url);
    for (const [name, value] of browser.cookies) own.cookies.set(name, value);
    const drawn = await write(own, message, part, textAt(part, { en: `Text ${number}.`, mr: `मजकूर ${number}.` }));
    expect(drawn.status).toBe(200);
    const published = press(own, pageForm(message), drawn, "publish").catch(() => undefined);
    await new Promise((done) => setTimeout(done, delay));
    server.process.kill("SIGKILL");
    const answer = await published;

    // The free minute passes while the server is down.
    rowsIn(dataDir, "UPDATE editions SET publicFrom = publicFrom - ?, at = at - ? RETURNING id", minute, minute);
    server = await startServer(settings);
    const shown = await publicText(server.url);
    expect([isPublic, number]).toContain(shown);
    if (answer?.status === 200) expect(shown, "what was acknowledged is public").toBe(number);
    isPublic = shown;
    const again = openOffice(server.url);
    for (const [name, value] of own.cookies) again.cookies.set(name, value);
    const draft = fieldsIn((await again.visit(`${pageForm(message)}?part=${part}`)).page);
    expect(draft[`${part}.text.mr`], "the draft is kept").toBe(`मजकूर ${number}.`);
  }
  expect(isPublic, "the last had time").toBeGreaterThan(0);
});
