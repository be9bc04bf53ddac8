/**
 * A successful outcome.
 * @throws Error when it is a refusal
 */
export function must<Outcome extends { ok: boolean }>(outcome: Outcome): Extract<Outcome, { ok: true }> {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome as Extract<Outcome, { ok: true }>;
}
