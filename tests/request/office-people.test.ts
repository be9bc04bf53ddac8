import { expect, inject, test } from "vitest";
import { peopleWords } from "#app/people/staff/people-words.ts";
import { all, textOf, the } from "../help/html.ts";
import { application } from "../help/inbox-visits.ts";
import { newStaff, type OfficePerson } from "../help/office.ts";
import { rowsIn } from "../help/rows.ts";

const words = peopleWords.en;
const uidOf = ({ email }: OfficePerson) =>
  String(rowsIn(inject("dataDir"), "SELECT id FROM staffUsers WHERE email = ?", email)[0]?.id);

/** What the page of people says of one. */
async function itemOf(viewer: OfficePerson, person: OfficePerson) {
  const { page } = await viewer.browser.visit("/office/people");
  const item = all(page, "main li").find((each) => textOf(each).includes(person.email));
  if (!item) throw new Error(`${person.email} is not on the page.`);
  return item;
}

test("who suspends a clerk is asked who takes over; until somebody does, the start page counts what is left", async () => {
  const [admin, principal, clerk] = [await newStaff("admin"), await newStaff("principal"), await newStaff("office")];
  const [uid, heir] = [uidOf(clerk), uidOf(principal)];
  const { reference } = await application();
  const dataDir = inject("dataDir");
  rowsIn(dataDir, "UPDATE submissions SET owner = ? WHERE reference = ? RETURNING id", uid, reference);
  const owner = () => rowsIn(dataDir, "SELECT owner FROM submissions WHERE reference = ?", reference)[0]?.owner;
  const send = (by: OfficePerson, fields: Record<string, string>) =>
    by.browser.send("/office/people", { uid, ...fields });
  const label = words.heir.label("1", true);

  const form = the(await itemOf(admin, clerk), `#suspend-${uid}-form`);
  expect([textOf(form).includes(label), all(form, `option[value=${uid}]`)]).toEqual([true, []]);
  const suspended = await send(admin, { do: "suspend", heir: "" });
  expect(textOf(the(suspended.page, "main [role=status]"))).toBe(words.done.suspend("Asha Namune"));
  const start = await principal.browser.visit("/office");
  const line = all(start.page, ".waiting li").find((each) => textOf(each).includes("whose account is suspended: 1"));
  expect(line && the(line, "a").attributes.href).toBe("/office/people");

  expect(textOf(await itemOf(principal, clerk))).toContain(label);
  expect((await send(principal, { do: "handOver", heir: "nobody" })).status).toBe(409);
  const given = await send(principal, { do: "handOver", heir });
  expect(textOf(the(given.page, "main [role=status]"))).toBe(words.done.handOver("Asha Namune"));
  expect([owner(), textOf(await itemOf(principal, clerk)).includes(label)]).toEqual([heir, false]);
  const log = await principal.browser.visit("/office/activity?what=inbox-handOver");
  expect(textOf(the(log.page, "main section ul > li"))).toContain("Handed over a colleague’s entries (1)");
});

test("after a reset the list says that the app has to be connected again, and not that somebody was invited", async () => {
  const [admin, clerk] = [await newStaff("admin"), await newStaff("office")];
  const done = await admin.browser.send("/office/people", { do: "reset", uid: uidOf(clerk) });
  expect(textOf(the(done.page, "main [role=status]"))).toBe(words.done.reset("Asha Namune", clerk.email));
  const item = await itemOf(admin, clerk);
  expect(textOf(item)).toContain(words.standing.reset);
  expect(textOf(item), "the next link is one for a reset, too").not.toContain(words.actions.invite);
});
