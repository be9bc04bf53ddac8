import { expect, test } from "vitest";
import { all, textOf, the } from "../help/html.ts";
import { keepMember, profileOf } from "../help/members.ts";
import { newStaff } from "../help/office.ts";
import { press, saidIn } from "../help/record-forms.ts";
import { startForAll } from "../help/started-server.ts";
import { siteUrl } from "../help/visit.ts";

const server = startForAll({ SITE_URL: siteUrl });

test("the list of teachers names who stands on the website twice, and the record can name the account", async () => {
  const { browser } = await newStaff("principal", server());
  const list = "/office/records/teachers";
  expect(all((await browser.visit(list)).page, "#doubles, #unrecorded")).toEqual([]);
  const name = "Prof. Anand Kalpanik";
  keepMember(server().dataDir, profileOf("anand", { name, email: "anand.private@example.org" }));
  const { page } = await browser.visit(list);
  const links = all(the(page, "#doubles"), "a").map(({ attributes: { href } }) => href);
  expect(links).toEqual(["/office/records/teachers/principal", "/office/profiles"]);
  expect(textOf(the(page, "#unrecorded"))).toContain("anand.private@example.org");

  const path = `${list}/principal`;
  const typed = { account: "anand.private@example.org" };
  const saved = await press(browser, path, await browser.visit(path), "publish", typed);
  expect(saidIn(saved.page)).not.toContain("Before this can be published");
});
