/** What an outcome says when it is no refusal. @throws Error when it is one */
export function must<Outcome extends { ok: boolean }>(outcome: Outcome): Extract<Outcome, { ok: true }> {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  return outcome as Extract<Outcome, { ok: true }>;
}
