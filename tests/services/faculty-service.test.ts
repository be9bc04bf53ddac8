import { writeFileSync } from "node:fs";
import { Socket } from "node:net";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { counts, quietly } from "../help/faculty.ts";
import { confirmedEnquiry, dataFolder, openServices } from "../help/services.ts";

/** A module with this source, in a folder that is deleted after the test. */
function moduleOf(text: string): string {
  const file = join(dataFolder(), "service.mjs");
  writeFileSync(file, text);
  return file;
}

describe("a service that is set and not configured", () => {
  test.each<[string, () => string | undefined, RegExp]>([
    ["no module is named", () => undefined, /FACULTY_SERVICE_MODULE is not set/],
    ["its module is not there", () => "/nowhere/service.mjs", /nowhere/],
    ["its module throws", () => moduleOf('throw new Error("No credentials");'), /No credentials/],
    [
      "it cannot be opened",
      () => moduleOf('export default async () => { throw new Error("No project"); };'),
      /No project/,
    ],
    ["its module exports nothing", () => moduleOf("export const open = 1;"), /not a function/],
    ["its module is not JavaScript", () => moduleOf("Dear office"), /./],
  ])("is not ready when %s: the log says why, and no connection is made", async (_why, named, reason) => {
    const errors = quietly("error");
    const connect = vi.spyOn(Socket.prototype, "connect");
    const module = named();
    const services = await openServices({
      FACULTY_SERVICE: "Firebase",
      ...(module && { FACULTY_SERVICE_MODULE: module }),
    });
    expect(services.accountServices).toEqual({ isReady: false, name: "Firebase" });
    const messages = errors().filter((line) => line.includes('FACULTY_SERVICE is "Firebase", which is not configured'));
    expect(messages).toEqual([expect.stringMatching(reason)]);
    expect(connect).not.toHaveBeenCalled();
  });

  test("stops nothing else: enquiries are accepted, and public pages are unchanged", async () => {
    quietly("error");
    const services = await openServices({ FACULTY_SERVICE: "Firebase" });
    expect(await confirmedEnquiry(services)).toMatch(/^E-/);
    expect(await services.directory.profiles()).toEqual([]);
    expect(await services.health()).toEqual({ store: true, outbox: true, clock: true });
  });

  test("does not make the site store accounts itself", async () => {
    quietly("error");
    const { dataDir } = await openServices({ FACULTY_SERVICE: "Firebase" });
    expect(counts(dataDir)).toEqual({});
  });
});
