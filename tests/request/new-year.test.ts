import { afterAll, beforeAll, expect, test } from "vitest";
import { readSecret } from "#app/lib/crypto/secret.server.ts";
import { attachStore } from "#app/lib/db/store.server.ts";
import { startWords } from "#app/office/start/start-words.ts";
import { noticeWords } from "#app/site/notices/notice-text.ts";
import { openBrowser } from "../help/faculty-visits.ts";
import { all, textOf, the } from "../help/html.ts";
import { placeOf } from "../help/place.ts";
import { type StartedSite, startSite } from "../help/site.ts";
import { newStaffSession } from "../help/staff-session.ts";
import { siteUrl } from "../help/visit.ts";

/** 1 August 2027, two months into the next academic year, with the sample as it is. */
const now = () => Date.parse("2027-08-01T09:30:00+05:30");
let site: StartedSite;

beforeAll(async () => {
  site = await startSite({ now });
}, 60_000);
afterAll(() => site.stop());

const visit = (path: string) => openBrowser({ ...site, origin: siteUrl }).visit(path);

test("drawn pages read the clock of the services: notices of the last academic year are not current any more", async () => {
  const board = await visit("/mr/notices");
  expect(textOf(the(board.page, "main"))).toContain(noticeWords.mr.none);
  expect(all((await visit("/notices?year=2026-27")).page, ".notice-list li").length).toBeGreaterThan(3);
  expect((await visit("/")).html).not.toContain("/notices/");
});

test("the office reads what the new academic year needs, with counts and where it is written", async () => {
  const store = await attachStore(placeOf(site.dataDir));
  const secret = readSecret(placeOf(site.dataDir));
  const session = await newStaffSession({ db: store.db, secret }, "principal", now);
  await store.close();
  const staff = openBrowser({ ...site, origin: siteUrl }, `__Host-office_session=${session}`);
  const { page } = await staff.visit("/mr/office");
  const { newYear } = startWords.mr;
  expect(all(page, "h3").map(textOf)).toContain(newYear.title("२०२७-२८"));
  const lines = all(page, "#waits ~ ul li, .start-waits li").map(textOf);
  for (const part of [newYear.holidays, newYear.fares, newYear.terms("१")])
    expect(lines.join("|"), part).toContain(part);
});
