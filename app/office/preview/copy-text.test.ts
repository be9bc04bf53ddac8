import { afterEach, expect, test, vi } from "vitest";
import { copyText } from "./copy-text.ts";

afterEach(() => vi.unstubAllGlobals());

function screen() {
  const field = { value: "*सुट्टी*", focus: vi.fn(), select: vi.fn() };
  const told = { textContent: "" };
  vi.stubGlobal("document", { querySelector: (hash: string) => (hash === "#whatsapp-text" ? field : null) });
  const link = { hash: "#whatsapp-text", dataset: { copied: "Copied" }, parentElement: { querySelector: () => told } };
  return { field, told, link: link as unknown as HTMLAnchorElement };
}

test("the text is copied, and the screen says so", async () => {
  const { field, told, link } = screen();
  const writeText = vi.fn().mockResolvedValue(undefined);
  await copyText(link, { writeText });
  expect([writeText.mock.calls, told.textContent]).toEqual([[["*सुट्टी*"]], "Copied"]);
  expect(field.select).not.toHaveBeenCalled();
});

test("where a browser does not allow that, the text is selected", async () => {
  const { field, told, link } = screen();
  await copyText(link, { writeText: vi.fn().mockRejectedValue(new Error("NotAllowedError")) });
  await copyText(link, undefined);
  expect([field.select.mock.calls.length, told.textContent]).toEqual([2, ""]);
});
