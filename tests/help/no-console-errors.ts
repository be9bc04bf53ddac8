import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  errors = vi.spyOn(console, "error");
});

/** Every console.error fails the test that caused it. */
afterEach(() => {
  const written = errors.mock.calls.map((words) => words.join(" "));
  expect(written, "console.error was called").toEqual([]);
});
