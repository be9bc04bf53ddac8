import { afterEach, expect, test } from "vitest";
import { contentFolder, setContentSource } from "#app/cms/content/content-source.server.ts";
import { publicRecords } from "#app/cms/content/public-records.server.ts";
import { recordKinds } from "#app/kinds.ts";
import type { Directory } from "#app/people/profiles/directory.server.ts";
import { stillMissing } from "./website-gaps.server.ts";

/** On which every law of the list has been read within 180 days. */
const day = "2026-12-01";

const nobody = { profiles: async () => [] } as unknown as Directory;

afterEach(() => setContentSource(undefined));

test("an institute that has stated nothing reads what the website lacks, and where it is written", async () => {
  setContentSource(contentFolder("starter"));
  const lines = await stillMissing(publicRecords(), nobody, recordKinds, "en", day);
  expect(lines.map(({ text, detail, to }) => [text, detail, to.replace("/office/records/", "")])).toEqual([
    ["Fee orders", "", "feeOrders"],
    ["Admission dates", "", "admissionDates/admissionDates"],
    ["Institute", "Phone, Email, Street and town, Map", "institute/institute"],
    ["Course: facts", "Seats", "course/course"],
    ["Approvals", "PCI, MSBTE, Government of Maharashtra, DTE", "/office/register"],
    ["Teachers", "", "teachers"],
    ["Facilities", "Picture", "facilities"],
    ["Committees", "", "committees"],
    ["Phone numbers", "", "contacts/contacts"],
    ["Pages without text", expect.stringContaining("Vision and Mission, President’s Message"), "pages"],
  ]);
});

test("what is there is not named, and the sample lacks nothing", async () => {
  setContentSource(contentFolder("content"));
  expect(await stillMissing(publicRecords(), nobody, recordKinds, "en", day)).toEqual([]);
});

test("laws that nobody has read for 180 days are named, with their list; a clerk who reads Marathi reads it in Marathi", async () => {
  setContentSource(contentFolder("content"));
  const on = async (asked: string, locale: "en" | "mr" = "en") =>
    await stillMissing(publicRecords(), nobody, recordKinds, locale, asked);
  expect(await on("2027-05-21")).toEqual([]);
  const [line, ...others] = await on("2027-05-22");
  expect(others).toEqual([]);
  expect(line).toMatchObject({
    text: "Laws and rules not read for 180 days",
    to: "/office/records/laws",
    detail: expect.stringContaining("Girls of OBC, SEBC and EWS"),
  });
  expect(line?.detail).not.toContain("six months of applying");
  const [later] = await on("2027-06-01", "mr");
  expect(later).toMatchObject({
    text: "१८० दिवसांत न वाचलेले कायदे आणि नियम",
    detail: expect.stringContaining("सहा महिन्यांत"),
  });
});
