import { emailKey } from "#app/platform/limits/email-key.ts";
import type { Allowance, Count } from "#app/platform/limits/limits.server.ts";
import type { Rule } from "#app/platform/limits/rules.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import { tryPassword } from "#app/platform/sign-in/password-tries.server.ts";
import type { StaffPasswords } from "./passwords.server.ts";

/** Who tries to get in. */
export interface SignInClient {
  /** The internet address, for limits alone. */
  address: string;
  userAgent: string;
  /** The person who has signed in with this browser before, if anybody has. */
  knownUid?: string | undefined;
}

/** What the second step is tried with: a code of the app that can be guessed, or what nobody guesses. */
export type Tried = "code" | "recovery" | "passkey";

/** Whose second step is tried, and where. */
export interface SecondTry {
  /** The name of the step: of a signed link, or of the session. */
  step: string;
  uid: string;
  /** How often all sessions of the person were ended: with a new password or a reset, all counts of tries start at zero. */
  generation: number;
  tried: Tried;
}

/** Passwords and codes as they are tried, with their limits. */
export interface Tries {
  /** Checks a password; after wrong ones, the next tries have to wait. */
  password: (email: string, password: string, asker: SignInClient) => ReturnType<StaffPasswords["verify"]>;
  /**
   * Counts the try of a second step: five of a step, and of a person's codes twenty wrong ones a day, counted apart for a
   * browser in which they have signed in, so that nobody else can lock them out. Recovery codes and passkeys cannot be
   * guessed, and count by the place alone.
   */
  second: (trial: SecondTry, asker: SignInClient) => Promise<Allowance>;
  /** Whether a try that was refused could be made at once with a new step: waiting does not help the one that is used up. */
  isStepSpent: (trial: SecondTry, asker: SignInClient) => Promise<boolean>;
  /** Counts five codes of a step, where the code is no secret yet. */
  step: (step: string) => Promise<Allowance>;
  /** Counts a wrong one. @returns whether it is time to tell the person; once a day at most */
  wrong: (trial: SecondTry) => Promise<boolean>;
  /** Forgets the passwords that were tried, of a person who has got in. */
  forgetPasswords: (email: string, asker: SignInClient) => Promise<void>;
  /** Forgets what was tried of a second step, after the right one. */
  forgetSecond: (trial: SecondTry, asker: SignInClient) => Promise<void>;
}

const pairOf = (email: string, { address }: SignInClient, isKnown: boolean) =>
  `office ${emailKey(email)} ${isKnown ? "known" : address}`;

/** The count of a second step that is tried, besides that of the step. */
function countOfPerson({ uid, generation, tried }: SecondTry, { address, knownUid }: SignInClient): Count {
  const whose = `${uid} ${generation}`;
  const ofCodes: Rule = knownUid === uid ? "officeCodesOfKnown" : "officeCodesOfPerson";
  return tried === "code" ? [ofCodes, whose] : ["officeProofsOfAddress", `${address} ${whose}`];
}

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
      const account = isKnown ? undefined : `office ${emailKey(email)}`;
      return tryPassword(backoff, { pair: pairOf(email, asker, isKnown), account }, () =>
        passwords.verify(email, password, isKnown),
      );
    },
    second: (trial, asker) => limits.consume(["officeCodesOfStep", trial.step], countOfPerson(trial, asker)),
    isStepSpent: async (trial, asker) => (await limits.peek(...countOfPerson(trial, asker))).ok,
    step: (step) => limits.consume(["officeCodesOfStep", step]),
    async wrong({ uid, generation }) {
      const whose = `${uid} ${generation}`;
      if ((await limits.consume(["officeWrongCodesOfPerson", whose])).ok) return false;
      return (await limits.consume(["officeWarningsOfPerson", uid])).ok;
    },
    async forgetSecond(trial, asker) {
      await limits.reset("officeCodesOfStep", trial.step);
      await limits.refund(...countOfPerson(trial, asker));
    },
    async forgetPasswords(email, asker) {
      await backoff.reset(pairOf(email, asker, false));
      await backoff.reset(pairOf(email, asker, true));
    },
  };
}
