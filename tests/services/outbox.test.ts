import { expect, onTestFinished, test, vi } from "vitest";
import { openStore } from "#app/lib/db/store.server.ts";
import type { MailKind, OutboxRow } from "#app/lib/db/tables.ts";
import { createOutbox } from "#app/lib/mail/outbox.server.ts";
import type { MailMessage } from "#app/lib/mail/transport.server.ts";
import { log } from "#app/log.server.ts";
import { placeOf } from "../help/place.ts";
import { rowsIn } from "../help/rows.ts";
import { clock, dataFolder, hour, second } from "../help/services.ts";
import { patient } from "../help/wait.ts";

const messageOf = ({ id, kind }: OutboxRow): MailMessage => ({
  id,
  to: `${kind}@example.org`,
  subject: "",
  html: "",
  text: "",
});

/** An outbox whose mails go nowhere: `send` can be made to fail. */
async function openOutbox({
  write = async ([row]: OutboxRow[]): Promise<MailMessage | undefined> => row && messageOf(row),
  officeMailsPerHour = 30,
} = {}) {
  const dataDir = dataFolder();
  const { db, close } = await openStore(placeOf(dataDir));
  const time = clock();
  const send = vi.fn(async (_message: MailMessage) => {});
  const outbox = await createOutbox({ db, now: time.now, write, send, host: "institute.example", officeMailsPerHour });
  onTestFinished(async () => {
    await outbox.stop();
    await close();
  });
  const add = async (...kinds: MailKind[]) => {
    await outbox.add(
      db,
      kinds.map((kind) => ({ kind, resourceId: kind })),
    );
    outbox.notify();
  };
  const tried = (count: number) => vi.waitFor(() => expect(send).toHaveBeenCalledTimes(count), patient);
  /** The pending rows, once each was attempted so often. */
  const waiting = (attempts: number) =>
    vi.waitFor(() => {
      const rows = rowsIn(dataDir, "SELECT kind, attempts, dueAt FROM outbox");
      expect(rows.map((row) => row.attempts)).toEqual(rows.map(() => attempts));
      return rows;
    }, patient);
  return { dataDir, db, outbox, time, send, add, tried, waiting };
}

const refusal = (responseCode: number, command = "RCPT TO") =>
  Object.assign(new Error("No"), { responseCode, command });

test("mails are sent one after another, in the order they were added, and deleted", async () => {
  const { dataDir, add, send, tried } = await openOutbox();
  await add("office-new", "confirmation", "erasure");
  await tried(3);
  expect(send.mock.calls.map(([{ to }]) => to.split("@")[0])).toEqual(["office-new", "confirmation", "erasure"]);
  await vi.waitFor(() => expect(rowsIn(dataDir, "SELECT * FROM outbox")).toEqual([]), patient);
});

test("news to hundreds of people waits until every other mail is on its way", async () => {
  const { outbox, db, send, tried } = await openOutbox();
  await outbox.add(db, [{ kind: "news" }, { kind: "news" }, { kind: "confirmation" }, { kind: "account" }]);
  outbox.notify();
  await tried(4);
  expect(send.mock.calls.map(([{ to }]) => to.split("@")[0])).toEqual(["confirmation", "account", "news", "news"]);
});

test("a mail that fails is retried after 30 seconds, a minute, two, ... an hour at most", async () => {
  const { outbox, time, add, send, tried, waiting } = await openOutbox();
  send.mockRejectedValue(refusal(451));
  await add("office-new");
  for (const [at, wait] of [30, 60, 120, 240, 480, 960, 1920, 3600, 3600].entries()) {
    await tried(at + 1);
    const [row] = await waiting(at + 1);
    expect(Number(row?.dueAt) - time.now()).toBe(wait * second);
    time.pass(wait * second);
    outbox.notify();
  }
  await tried(10);
});

test("a postponed mail is not retried before its time", async () => {
  const { outbox, time, add, send, tried, waiting } = await openOutbox();
  send.mockRejectedValueOnce(refusal(451));
  await add("office-new");
  await waiting(1);
  time.pass(29 * second);
  // What is added after it is sent; it is not.
  await add("erasure");
  await tried(2);
  expect(send.mock.lastCall?.[0].to).toBe("erasure@example.org");
  time.pass(second);
  outbox.notify();
  await tried(3);
  expect(send.mock.lastCall?.[0].to).toBe("office-new@example.org");
});

test("a mail that cannot be sent blocks no other", async () => {
  const { add, send, tried, waiting } = await openOutbox();
  send.mockImplementation(async ({ to }) => {
    if (to.startsWith("office")) throw refusal(451);
  });
  await add("office-new", "confirmation");
  await tried(2);
  await vi.waitFor(async () => expect(await waiting(1)).toHaveLength(1), patient);
});

test.each<[MailKind, number, boolean, string?]>([
  ["confirmation", 550, true],
  ["erasure", 550, true],
  // The site's own password is wrong: no mail may be lost because of that.
  ["confirmation", 535, false, "AUTH PLAIN"],
  ["confirmation", 451, false],
  ["office-new", 550, false],
  ["office-corrected", 550, false],
  ["office-erased", 550, false],
])("a %s that is refused with %i five times is given up: %s", async (kind, responseCode, isGivenUp, command) => {
  const { dataDir, outbox, time, add, send, tried, waiting } = await openOutbox();
  send.mockRejectedValue(refusal(responseCode, command));
  await add(kind);
  for (let count = 1; count <= 4; count++) {
    await tried(count);
    expect(await waiting(count)).toHaveLength(1);
    time.pass(hour);
    outbox.notify();
  }
  await tried(5);
  await vi.waitFor(
    () => expect(rowsIn(dataDir, "SELECT attempts FROM outbox")).toEqual(isGivenUp ? [] : [{ attempts: 5 }]),
    patient,
  );
});

test("a mail that hangs for half a minute blocks no other; at most four are sent at once, and none twice", async () => {
  const { dataDir, outbox, add, send, tried } = await openOutbox();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const hangs = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  for (const { promise } of hangs) send.mockReturnValueOnce(promise);
  await add("confirmation", "confirmation", "confirmation", "confirmation", "erasure");
  for (let count = 1; count <= 4; count++) {
    await tried(count);
    await vi.advanceTimersByTimeAsync(29 * second);
    expect(send).toHaveBeenCalledTimes(count);
    await vi.advanceTimersByTimeAsync(second);
  }
  outbox.notify();
  await vi.advanceTimersByTimeAsync(hour);
  expect(send, "a fifth waits for one of the four").toHaveBeenCalledTimes(4);
  hangs[2]?.resolve();
  await tried(5);
  for (const { resolve } of hangs) resolve();
  await vi.waitFor(() => expect(rowsIn(dataDir, "SELECT * FROM outbox")).toEqual([]), patient);
  expect(new Set(send.mock.calls.map(([{ id }]) => id)).size).toBe(5);
});

test("a mail whose record is gone is deleted unsent", async () => {
  const { dataDir, add, send } = await openOutbox({ write: async () => undefined });
  await add("office-new");
  await vi.waitFor(() => expect(rowsIn(dataDir, "SELECT * FROM outbox")).toEqual([]), patient);
  expect(send).not.toHaveBeenCalled();
});

test("a mail that was sent while the store failed is not sent a second time", async () => {
  const { dataDir, db, outbox, add, send, tried } = await openOutbox();
  const errors = vi.spyOn(log, "error").mockReturnValue();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  vi.spyOn(db, "deleteFrom").mockImplementationOnce(() => {
    throw new Error("The disk is full");
  });
  await add("office-new");
  await tried(1);
  await vi.waitFor(() => expect(errors).toHaveBeenCalled(), patient);
  outbox.notify();
  await vi.waitFor(() => expect(rowsIn(dataDir, "SELECT * FROM outbox")).toEqual([]), patient);
  expect(send).toHaveBeenCalledTimes(1);
});

test("the outbox is stuck once a mail has waited for more than an hour", async () => {
  const { outbox, time, add, send, waiting } = await openOutbox();
  send.mockRejectedValue(refusal(451));
  expect(await outbox.isStuck()).toBe(false);
  await add("office-new");
  await waiting(1);
  time.pass(hour);
  expect(await outbox.isStuck()).toBe(false);
  time.pass(1);
  expect(await outbox.isStuck()).toBe(true);
});
