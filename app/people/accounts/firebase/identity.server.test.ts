import { expect, test } from "vitest";
import { createFirebaseIdentity } from "./identity.server.ts";
import { type Toolkit, ToolkitError } from "./toolkit.server.ts";

/** Firebase with one account, which refuses its changes with a message. */
function refusing(message: string) {
  const manage = async (method: string) => {
    if (method === "lookup") return { users: [{ localId: "asha-1" }] };
    throw new ToolkitError(message);
  };
  return createFirebaseIdentity({ ask: manage, manage } as Toolkit, Date.now);
}

test.each([
  "PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain a numeric character]",
  "WEAK_PASSWORD : Password should be at least 6 characters",
])("a new password is refused with what Firebase says: %s", async (said) => {
  const answer = { ok: false, reason: "passwordRefused", said };
  expect(await refusing(said).setPassword("asha-1", "a new password")).toEqual(answer);
});

test("any other refusal of a new password is an error", async () => {
  await expect(refusing("INVALID_ID_TOKEN").setPassword("asha-1", "a new password")).rejects.toThrow(ToolkitError);
});
