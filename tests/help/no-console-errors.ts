import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  errors = vi.spyOn(console, "error");
});

/** What is written as an error is one: the test that caused it fails. */
afterEach(() => {
  const written = errors.mock.calls.map((words) => words.join(" "));
  expect(written, "console.error was called").toEqual([]);
});
