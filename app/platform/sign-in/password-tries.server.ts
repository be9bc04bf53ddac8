import type { AttemptLimit, Backoff } from "#app/platform/limits/backoff.server.ts";
import type { TooMany } from "#app/platform/limits/limits.server.ts";

/** Wrong passwords that are free: for one account from one place, and for one account in total. */
const freeOfPair = 5;
const freeOfAccount = 50;

/** By which keys the passwords are counted that are tried. */
interface TriedAt {
  /** The account and the place. */
  pair: string;
  /**
   * The account alone; undefined where the account knows the place, so that strangers elsewhere cannot lock the owner out.
   */
  account?: string | undefined;
}

/** A refusal of a password that was never compared: it was no guess. */
const isUnchecked = (reason: string) => reason === "tooMany" || reason === "refused";

/**
 * Has a password checked, unless wrong ones before it mean a wait. A right one is refunded to the account, one that could not
 * be checked to both; the caller forgets the pair (`backoff.reset`) once the person is in.
 * @throws Error as the check does
 */
export async function tryPassword<Checked extends { ok: true } | { ok: false; reason: string }>(
  backoff: Backoff,
  { pair, account }: TriedAt,
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
