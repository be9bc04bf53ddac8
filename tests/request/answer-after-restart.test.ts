import { expect, test } from "vitest";
import { dataFolder } from "../help/services.ts";
import { startServer } from "../help/started-server.ts";
import { posted } from "../help/visit.ts";

test("a server that is started after kill -9 says so, and who has sent a form just before reads its reference", async () => {
  const settings = { DATA_DIR: dataFolder() };
  const before = await startServer(settings);
  const fields = { filled: "5000", fullName: "Asha Patil", phone: "98220 12345", callTime: "afternoon" };
  const form = posted(fields, { origin: before.url, "x-forwarded-for": undefined });
  const sent = await fetch(`${before.url}/call-me`, { ...form, redirect: "manual" });
  expect(sent.status).toBe(303);
  before.process.kill("SIGKILL");
  await before.ended;

  const after = await startServer(settings);
  const answer = await fetch(after.url + sent.headers.get("location"), { redirect: "manual" });
  expect(after.written.output).toContain("the store was not closed");
  expect(answer.status).toBe(200);
  expect(await answer.text()).toMatch(/\bE-[2-9A-Z]{4}-[2-9A-Z]{4}\b/);
});
