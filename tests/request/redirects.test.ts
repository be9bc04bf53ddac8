import { expect, test } from "vitest";
import { get, visit } from "../help/visit.ts";

test.each([
  ["/about/", "/about-us/infrastructure"],
  ["/About", "/about-us/infrastructure"],
  ["/mr/about", "/mr/about-us/infrastructure"],
  ["/index.php?p=3", "/courses/d-pharm"],
  ["/?page_id=12", "/admission/fees#fees"],
  ["/mr?page_id=12", "/mr/admission/fees#fees"],
  ["/wp-content/uploads/2019/07/fees.pdf", "/downloads"],
  ["/%E0%A4%AA%E0%A5%8D%E0%A4%B0%E0%A4%B5%E0%A5%87%E0%A4%B6/", "/mr/admission"],
])("the old address %s leads to %s for good, and a correction reaches browsers within an hour", async (from, to) => {
  const answer = await get(from);
  expect([answer.status, answer.headers.get("location")]).toEqual([301, to]);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect((await get(to)).status).toBe(200);
});

test("HEAD is led as GET is, and a form is not", async () => {
  expect((await get("/about", { method: "HEAD" })).status).toBe(301);
  expect((await visit("/about", { method: "POST" })).status).not.toBe(301);
});

test("other addresses are answered as before", async () => {
  expect((await get("/?page_id=13")).status).toBe(200);
  expect((await get("/index.php")).status).toBe(404);
  expect((await get("/about/more")).status).toBe(404);
});
