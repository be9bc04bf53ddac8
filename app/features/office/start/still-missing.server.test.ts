import { afterEach, expect, test } from "vitest";
import type { Directory } from "#app/features/profiles/index.server.ts";
import { recordKinds } from "#app/kinds.ts";
import { contentFolder, setContentSource } from "#app/platform/content/content-source.server.ts";
import { publicRecords } from "#app/platform/content/public-records.server.ts";
import { stillMissing } from "./still-missing.server.ts";

const nobody = { profiles: async () => [] } as unknown as Directory;

afterEach(() => setContentSource(undefined));

test("an institute that has stated nothing reads what the website lacks, and where it is written", async () => {
  setContentSource(contentFolder("starter"));
  const lines = await stillMissing(publicRecords(), nobody, recordKinds, "en");
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
  expect(await stillMissing(publicRecords(), nobody, recordKinds, "en")).toEqual([]);
});
