import { expect, onTestFinished, test } from "vitest";
import { openStore } from "#app/lib/db/store.server.ts";
import { placeOf } from "../help/place.ts";
import { dataFolder } from "../help/services.ts";

/** The locks of two processes on one database. */
async function openTwo() {
  const place = placeOf(dataFolder());
  const [one, other] = [await openStore(place), await openStore(place)];
  onTestFinished(async () => void (await Promise.all([one.close(), other.close()])));
  return [one.locks, other.locks] as const;
}

const done = async () => "done";

test("a lock within another ends with its own task, while the outer one goes on", async () => {
  const [one, other] = await openTwo();
  await one.run(["sweep", "all"], async () => {
    await one.run(["account", "a"], async () => {
      expect(await other.tryRun(["account", "a"], done)).toBe(undefined);
    });
    await expect(one.run(["account", "b"], () => Promise.reject(new Error("failed")))).rejects.toThrow("failed");
    for (const whose of ["a", "b"]) expect(await other.tryRun(["account", whose], done)).toBe("done");
    expect(await other.tryRun(["sweep", "all"], done)).toBe(undefined);
  });
  expect(await other.tryRun(["sweep", "all"], done)).toBe("done");
});

test("a lock of the wrong order is refused at once, also one that the task has itself", async () => {
  const [one] = await openTwo();
  const nested = one.run(["profile", "a"], () => one.run(["profile", "a"], done));
  await expect(nested).rejects.toThrow(/was taken within/);
});

test("tasks that have every connection for locks go on, though others came first for what they lock next", async () => {
  const [one] = await openTwo();
  const members = ["a", "b", "c", "d", "e"];
  const haveAll = Promise.withResolvers<void>();
  const othersWait = Promise.withResolvers<void>();
  let locked = 0;
  const accounts = members.map((whose) =>
    one.run(["account", whose], async () => {
      locked += 1;
      if (locked === members.length) haveAll.resolve();
      await othersWait.promise;
      return one.run(["profile", whose], done);
    }),
  );
  await haveAll.promise;
  const profiles = members.map((whose) => one.run(["profile", whose], done));
  othersWait.resolve();
  expect(await Promise.all([...accounts, ...profiles])).toEqual(Array(10).fill("done"));
});
