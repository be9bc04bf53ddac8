import { afterEach, expect, test } from "vitest";
import { areCurrent, noteAnswer, noteRead, noteRecords, setStampSource, withStamps } from "./stamps.server.ts";

let notices = ["one", "two", "three"];
let institute = { name: "Institute", contact: { phone: "1", email: "a" } };
let changes = 0;
setStampSource(() => String(changes));
afterEach(() => setStampSource(undefined));

const change = (work: () => void) => {
  work();
  changes += 1;
};
const readNotices = () => {
  noteRead("notices");
  return notices;
};
const readInstitute = () => {
  noteRead("institute");
  return institute;
};

test("a page is current while what it was answered is the same, and each field that it read", async () => {
  const { made, stamps } = await withStamps(async () => {
    const { contact } = noteRecords("institute", readInstitute);
    return [noteAnswer("newest", () => readNotices().at(-1)), contact.phone];
  });
  expect(made).toEqual(["three", "1"]);
  expect(areCurrent(stamps)).toBe(true);
  change(() => {
    notices = ["other", "three"];
    institute = { name: "Other", contact: { phone: "1", email: "b" } };
  });
  expect(areCurrent(stamps)).toBe(true);
  change(() => {
    institute = { ...institute, contact: { phone: "2", email: "b" } };
  });
  expect(areCurrent(stamps)).toBe(false);
  change(() => {
    institute = { ...institute, contact: { phone: "1", email: "c" } };
  });
  expect(areCurrent(stamps)).toBe(true);
  change(() => {
    notices = [...notices, "four"];
  });
  expect(areCurrent(stamps)).toBe(false);
});
