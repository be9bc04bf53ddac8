import { expect, test } from "vitest";
import { all, textOf, the } from "../help/html.ts";
import { newStaff } from "../help/office.ts";
import { cardsIn, pageForm, partsIn, pressOn, textAt, write } from "../help/page-parts.ts";
import { fieldsIn, press, saidIn } from "../help/record-forms.ts";

const message = "about-us-message-principal";

test("two people write in one page: both changes of different parts, or languages, are kept", async () => {
  const { browser: first } = await newStaff("office");
  const { browser: second } = await newStaff("principal");
  const { page } = await first.visit(pageForm(message));
  const [, , third = "", , fifth = ""] = partsIn(page);
  const open = await second.visit(`${pageForm(message)}?part=${fifth}`);
  const same = await second.visit(`${pageForm(message)}?part=${third}`);
  expect(Object.keys(fieldsIn(same.page)).filter((name) => name.startsWith("blocks."))).toEqual([
    `${third}.block`,
    `${third}.text.en`,
    `${third}.text.mr`,
  ]);

  expect((await write(first, message, third, textAt(third, { mr: "पहिला." }))).status).toBe(200);
  const merged = await press(second, pageForm(message), open, "save", textAt(fifth, { en: "Fifth." }));
  expect([merged.status, saidIn(merged.page)]).toEqual([200, expect.stringContaining("both are kept")]);
  const english = await press(second, pageForm(message), same, "save", textAt(third, { en: "Third." }));
  expect(english.status).toBe(200);
  const cards = cardsIn(english.page);
  expect([cards[2], cards[4]]).toEqual([expect.stringMatching(/Third\..*पहिला\./), expect.stringContaining("Fifth.")]);
});

test("both change the English of one part: the answer has both texts, also when parts have moved since", async () => {
  const { browser: first } = await newStaff("office");
  const { browser: second } = await newStaff("office");
  const letter = "about-us-message-president";
  const part = "blocks.b3";
  const open = await second.visit(`${pageForm(letter)}?part=${part}`);
  await write(first, letter, part, textAt(part, { en: "Theirs." }));
  await write(first, letter, part, {}, "part:up");
  const conflict = await press(second, pageForm(letter), open, "save", textAt(part, { en: "Mine." }));
  expect(conflict.status).toBe(409);
  const sides = all(conflict.page, "main section div:has(> h3)").map(textOf);
  expect(sides).toEqual([expect.stringContaining("Mine"), expect.stringContaining("Theirs")]);
  expect(textOf(the(conflict.page, "main section:has(h3) h2"))).toBe("Part 2, Text, English");
  const kept = await pressOn(second, letter, conflict, `theirs:${part}.text.en`);
  expect([kept.status, cardsIn(kept.page)[1]]).toEqual([200, expect.stringContaining("Theirs")]);
  const again = await press(second, pageForm(letter), conflict, "save");
  expect(cardsIn(again.page)[1]).toContain("Mine.");
});

test("moving a heading moves its blocks in both languages, and undoing brings the list back", async () => {
  const { browser } = await newStaff("office");
  const before = partsIn((await browser.visit(pageForm("facilities"))).page);
  const moved = await write(browser, "facilities", "blocks.b1", {}, "part:down");
  const [b1, b2, b3, b4, b5, ...rest] = before;
  expect(partsIn(moved.page)).toEqual([b4, b5, b1, b2, b3, ...rest]);
  const undo = /back:\d+\.\d+/.exec(moved.html)?.[0] ?? "";
  const undone = await pressOn(browser, "facilities", moved, undo);
  expect(partsIn(undone.page)).toEqual(before);

  const removed = await write(browser, "facilities", "blocks.b3", {}, "part:remove");
  expect(partsIn(removed.page)).toEqual(before.filter((part) => part !== "blocks.b3"));
  const copied = await write(browser, "facilities", "blocks.b2", {}, "part:copy");
  expect(Object.keys(fieldsIn(copied.page)).some((name) => /^blocks\.[a-z]{8}\.items\.0\.text\.mr$/.test(name))).toBe(
    true,
  );
});

test("a part is open for the principal, who is asked to publish what the office wrote", async () => {
  const { browser: clerk } = await newStaff("office");
  const { browser: principal } = await newStaff("principal");
  const letter = "about-us-message-secretary";
  await write(clerk, letter, "blocks.b2", textAt("blocks.b2", { en: "By the office.", mr: "कार्यालयाकडून." }));
  const asked = await principal.visit(pageForm(letter));
  expect([saidIn(asked.page), cardsIn(asked.page)[1]]).toEqual([
    expect.stringContaining("asks you to publish 2 changes"),
    expect.stringContaining("By the office."),
  ]);
  const { page } = await principal.visit(`${pageForm(letter)}?part=blocks.b2`);
  expect([all(page, "#record > details"), all(page, "#record > form")]).toEqual([[], [expect.anything()]]);
});
