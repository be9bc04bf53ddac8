import { expect, test, vi } from "vitest";
import { eraseCookie } from "#app/lib/http/erase-cookie.ts";
import { eraseLeft, storeText, unsavedTextKey } from "./unsaved-texts.ts";

/** A browser's storage, of which `Object.keys` gives the names. */
function storage() {
  const held: Record<string, string> & { plan?: string } = {};
  const methods = {
    getItem: (name: string) => held[name] ?? null,
    setItem: (name: string, text: string) => void Object.assign(held, { [name]: text }),
    removeItem: (name: string) => void Reflect.deleteProperty(held, name),
  };
  const keeps = new Proxy(held, { get: (_, name) => methods[name as keyof typeof methods] ?? held[name as string] });
  vi.stubGlobal("localStorage", keeps);
  return held;
}

test("after signing out of the office, its unsaved texts are erased, and what a visitor keeps stays", () => {
  const held = storage();
  held.plan = "ticked";
  storeText(unsavedTextKey("asha", "notices/1", "3", "a"), { at: 1, fields: [] as never });
  const page = { cookie: "theme=dark" };
  eraseLeft(page);
  expect(Object.keys(held)).toHaveLength(2);
  page.cookie = `theme=dark; ${eraseCookie.split(";")[0]}`;
  eraseLeft(page);
  expect(Object.keys(held)).toEqual(["plan"]);
  expect(page.cookie).toContain("Max-Age=0");
});
