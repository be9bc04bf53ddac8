import type { AttemptLimit, Backoff } from "#app/platform/limits/backoff.server.ts";
import type { TooMany } from "#app/platform/limits/limits.server.ts";

/** Wrong passwords for one account from one place, and in total. */
const freeOfPair = 5;
const freeOfAccount = 50;

interface TryKeys {
  pair: string;
  /** Undefined where the account knows the place, so that strangers elsewhere cannot lock the owner out. */
  account?: string | undefined;
}

/** The password was never compared, so it was no guess. */
const isUnchecked = (reason: string) => reason === "tooMany" || reason === "refused";

/** The caller resets the pair once the person is in. @throws Error as the check does */
export async function tryPassword<Checked extends { ok: true } | { ok: false; reason: string }>(
  backoff: Backoff,
  { pair, account }: TryKeys,
  check: () => Promise<Checked>,
): Promise<Checked | TooMany> {
  const ofAccount: AttemptLimit[] = account === undefined ? [] : [[account, freeOfAccount]];
  const slow = await backoff.consume([pair, freeOfPair], ...ofAccount);
  if (!slow.ok) return slow;
  const refundAccount = async () => {
    if (account !== undefined) await backoff.refund(account);
  };
  const refundAll = () => Promise.all([backoff.refund(pair), refundAccount()]);
  const checked = await check().catch(async (error) => {
    await refundAll();
    throw error;
  });
  if (checked.ok) await refundAccount();
  else if (isUnchecked(checked.reason)) await refundAll();
  return checked;
}
