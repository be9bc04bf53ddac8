import { expect, test } from "vitest";
import { mailboxKey } from "./address-keys.ts";

test.each([
  ["Asha@Example.org", "asha@example.org"],
  ["asha+1@example.org", "asha@example.org"],
  ["asha+1+2@example.org", "asha@example.org"],
  ["as.ha@example.org", "as.ha@example.org"],
  ["As.Ha+x@gmail.com", "asha@gmail.com"],
  ["a.s.h.a@GoogleMail.com", "asha@gmail.com"],
  ["asha@mail.gmail.com.example", "asha@mail.gmail.com.example"],
  ["+asha@example.org", "+asha@example.org"],
])("the mailbox of %s is %s", (email, mailbox) => {
  expect(mailboxKey(email)).toBe(mailbox);
});
