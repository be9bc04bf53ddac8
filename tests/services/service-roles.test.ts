import { expect, test } from "vitest";
import type { StaffActor } from "#app/lib/actor.ts";
import { admin, clerk, newNotice } from "../help/records.ts";
import { openServices } from "../help/services.ts";

/** Why a function needs no refusal here: it changes nothing, or what it changes is its caller's own or a stranger's. */
type Open = "reads" | "own" | "stranger";
/** Which role must be refused, and what the function is called with. */
type Refused = [actor: StaffActor, call: (actor: StaffActor) => unknown[]];
type Functions = Record<string, Open | Refused>;

const form = (actor: StaffActor) => ({
  actor,
  key: "a-form",
  by: { actor, key: "a-form" },
  reference: "E-2345",
  text: "A note",
  version: 0,
});
const change = [admin, (actor) => [form(actor)]] satisfies Refused;
const write = { kind: "notices", slug: "exam", edition: "", data: newNotice };
const record = [admin, (actor) => [{ ...form(actor), ...write }]] satisfies Refused;
const decision = [clerk, (actor) => ["member", "reason", form(actor).by]] satisfies Refused;

/** Every function of the office's services. */
const services: Record<string, Functions> = {
  inbox: {
    ...{ list: "reads", count: "reads", countRows: "reads", all: "reads", counts: "reads", countsBySource: "reads" },
    ...{ countCalls: "reads", years: "reads", erasedSoon: "reads", dueByOwner: "reads", people: "reads" },
    ...{ openByOwner: "reads", countEnquiries: "reads" },
    handOver: [clerk, (actor) => [{ actor, from: "one", to: "other" }]],
    open: [admin, (actor) => ["E-2345", actor]],
    ...{ setState: change, setDate: change, call: change, confirmGuardian: change, note: change, strike: change },
    ...{
      setOwner: change,
      setDocuments: change,
      giveInWriting: change,
      merge: change,
      undoMerge: change,
      erase: change,
    },
    ...{ add: change, answer: change },
  },
  records: {
    ...{ list: "reads", open: "reads", revision: "reads", drafts: "reads", history: "reads", activities: "reads" },
    ...{ agenda: "reads", counts: "reads", pairs: "reads", isSitePath: "reads", pictureNames: "reads" },
    ...{ save: record, discard: record, restoreDraft: record, publish: record, undo: record, goBack: record },
    ...{ takeOff: record, putBack: record },
  },
  files: {
    ...{ file: "reads", list: "reads", newest: "reads", unused: "reads", agreed: "reads", missing: "reads" },
    add: [admin, (actor) => [{ bytes: new Uint8Array(4), name: "a.pdf", actor }]],
    ...{ table: [admin, (actor) => [new Uint8Array(4), actor]], remove: [admin, (actor) => ["ab".repeat(12), actor]] },
    agree: [admin, (actor) => ["files/a", actor]],
  },
  moderation: {
    ...{ memberOf: "reads", profileOf: "reads", shownOf: "reads", list: "reads", compare: "reads" },
    approve: [clerk, (actor) => ["member", "1", form(actor)]],
    ...{ suspend: decision, restore: [clerk, (actor) => ["member", form(actor).by]] },
    askForChange: [admin, (actor) => ["member", "reason", form(actor).by]],
  },
  dutyChecks: { latest: "reads", note: [admin, (actor) => [{ ...form(actor), duty: "a" }]] },
  news: {
    ...{ stop: "stranger", toTell: [admin, (actor) => [{ kind: "notices", slug: "exam" }, actor]] },
    ...{
      mail: [admin, (actor) => [{ ...form(actor), of: write }]],
      told: [admin, (actor) => [{ ...form(actor), of: write }]],
    },
  },
  people: {
    ...{ list: "reads", find: "reads", confirmedBy: "reads", rolesToInvite: "reads" },
    invite: [clerk, (actor) => [actor, { email: "a@b.example", name: "A", role: "office", locale: "en" }]],
    inviteIn: "own",
    answer: [clerk, (actor) => [actor, "uid", "office", true]],
    change: [clerk, (actor) => [actor, "uid", "suspend"]],
  },
  siteSetUp: {
    ...{ nextKey: "reads", heldBy: "reads", look: "stranger", claim: "stranger", save: "stranger", finish: "stranger" },
    ...{ startOver: "stranger", reopening: [clerk, (actor) => [actor]], reopen: [clerk, (actor) => [actor]] },
  },
};

/** The services as the site makes them. */
async function opened() {
  const { inbox, records, officeFiles, moderation, dutyChecks, news, staff, siteSetUp } = await openServices();
  const found = {
    inbox,
    records,
    files: officeFiles.files,
    moderation,
    dutyChecks,
    news,
    people: staff.people,
    siteSetUp,
  };
  return found as unknown as Record<string, Record<string, (...given: unknown[]) => unknown>>;
}

/** Whether an answer refuses. */
const isRefusal = (answer: unknown): boolean =>
  answer === undefined || answer === "forbidden" || (answer as { reason?: string } | null)?.reason === "forbidden";

test("every service of the office refuses, by itself, whoever may not change something", async () => {
  const found = await opened();
  for (const [name, functions] of Object.entries(services)) {
    const own = found[name] ?? {};
    expect([name, Object.keys(own).sort()], "a new function belongs into the list above").toEqual([
      name,
      Object.keys(functions).sort(),
    ]);
    for (const [each, rule] of Object.entries(functions)) {
      if (typeof rule === "string") continue;
      const [actor, given] = rule;
      const answer = await Promise.resolve()
        .then(() => own[each]?.(...given(actor)))
        .catch((error: Error) => (/may not/.test(error.message) ? "forbidden" : error));
      expect([name, each, isRefusal(answer) ? "refused" : answer]).toEqual([name, each, "refused"]);
    }
  }
});
