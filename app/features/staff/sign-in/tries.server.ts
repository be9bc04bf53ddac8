import { emailKey } from "#app/platform/limits/email-key.ts";
import type { Allowance, TooMany } from "#app/platform/limits/limits.server.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import type { StaffPasswords } from "./passwords.server.ts";

/** Who tries to get in. */
export interface Asker {
  /** The internet address, for limits alone. */
  address: string;
  userAgent: string;
  /** The person who has signed in with this browser before, if anybody has. */
  knownUid?: string | undefined;
}

/** Wrong passwords that are free: of one account from one place, and of one account in total. As the faculty's. */
const freeOfPair = 5;
const freeOfAccount = 50;

/** Passwords and codes as they are tried, with their limits. */
export interface Tries {
  /** Checks a password; after wrong ones, the next tries have to wait. */
  password: (email: string, password: string, asker: Asker) => ReturnType<StaffPasswords["verify"]>;
  /** Counts the try of a code: five of a step, and twenty wrong ones of a person a day. */
  code: (step: string, uid: string) => Promise<Allowance>;
  /** Forgets the passwords that were tried, of a person who has got in. */
  forgetPasswords: (email: string, asker: Asker) => Promise<void>;
  /** Forgets the codes that were tried of a step, after the right one. */
  forgetCodes: (step: string, uid: string) => Promise<void>;
}

const pairOf = (email: string, { address }: Asker, isKnown: boolean) =>
  `office ${emailKey(email)} ${isKnown ? "known" : address}`;

/** Puts them together. */
export function createTries(
  parts: Pick<PlatformServices, "limits" | "backoff"> & {
    passwords: StaffPasswords;
    uidOf: (email: string) => Promise<string | undefined>;
  },
): Tries {
  const { limits, backoff, passwords, uidOf } = parts;
  return {
    async password(email, password, asker) {
      const allowance = await limits.consume(["officeSignInsOfAddress", asker.address]);
      if (!allowance.ok) return allowance;
      const uid = await uidOf(email);
      const isKnown = asker.knownUid !== undefined && asker.knownUid === uid;
      const pair = pairOf(email, asker, isKnown);
      const account = `office ${emailKey(email)}`;
      // Who is known here does not wait because of strangers elsewhere.
      const slow = await backoff.consume(
        [pair, freeOfPair],
        ...(isKnown ? [] : [[account, freeOfAccount] as [string, number]]),
      );
      if (!slow.ok) return slow;
      const refund = async (isPairToo: boolean) => {
        if (isPairToo) await backoff.refund(pair);
        if (!isKnown) await backoff.refund(account);
      };
      const checked = await passwords.verify(email, password, isKnown).catch(async (error) => {
        await refund(true);
        throw error;
      });
      if (checked.ok) await refund(false);
      else if (checked.reason === "tooMany") await refund(true);
      return checked;
    },
    async code(step, uid) {
      const counted = await limits.consume(["officeCodesOfStep", step], ["officeCodesOfPerson", uid]);
      return counted.ok ? counted : ({ ...counted } satisfies TooMany);
    },
    async forgetCodes(step, uid) {
      await limits.reset("officeCodesOfStep", step);
      await limits.refund("officeCodesOfPerson", uid);
    },
    async forgetPasswords(email, asker) {
      await backoff.reset(pairOf(email, asker, false));
      await backoff.reset(pairOf(email, asker, true));
    },
  };
}
