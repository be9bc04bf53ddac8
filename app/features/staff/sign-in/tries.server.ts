import { emailKey } from "#app/platform/limits/email-key.ts";
import type { Allowance, Count } from "#app/platform/limits/limits.server.ts";
import type { Rule } from "#app/platform/limits/rules.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import { tryPassword } from "#app/platform/sign-in/password-tries.server.ts";
import type { StaffPasswords } from "./passwords.server.ts";

/** A person who tries to sign in. */
export interface SignInClient {
  /** The internet address, used only for limits. */
  address: string;
  userAgent: string;
  /** The person who has signed in with this browser before, if any. */
  knownUid?: string | undefined;
}

/** The second factor that is tried: an app's code, which can be guessed, or one that cannot. */
export type Tried = "code" | "recovery" | "passkey";

/** The second factor being tried, and where. */
export interface SecondTry {
  /** The id of the step: from a signed link, or the session's. */
  step: string;
  uid: string;
  /** How many times all of the person's sessions were ended: a new password or a reset restarts all counts. */
  generation: number;
  tried: Tried;
}

/** Attempts at passwords and codes, with their limits. */
export interface Tries {
  /** Checks a password; after wrong ones, further attempts must wait. */
  password: (email: string, password: string, asker: SignInClient) => ReturnType<StaffPasswords["verify"]>;
  /**
   * Counts an attempt at a second factor: five for each step, and twenty wrong codes a day for each person, counted
   * separately for a browser in which they have signed in, so that nobody else can lock them out. Recovery codes and
   * passkeys cannot be guessed, and are counted only by place.
   */
  second: (trial: SecondTry, asker: SignInClient) => Promise<Allowance>;
  /** Whether a refused attempt could be made at once with a new step, because this step has no attempts left. */
  isStepSpent: (trial: SecondTry, asker: SignInClient) => Promise<boolean>;
  /** Counts attempts at a step, five at most, while the code is not yet a secret. */
  step: (step: string) => Promise<Allowance>;
  /**
   * Counts a wrong attempt.
   * @returns whether to notify the person; at most once a day
   */
  wrong: (trial: SecondTry) => Promise<boolean>;
  /** Resets the attempts at the password of a person who has signed in. */
  forgetPasswords: (email: string, asker: SignInClient) => Promise<void>;
  /** Resets the attempts at a second factor, after a correct one. */
  forgetSecond: (trial: SecondTry, asker: SignInClient) => Promise<void>;
}

const pairOf = (email: string, { address }: SignInClient, isKnown: boolean) =>
  `office ${emailKey(email)} ${isKnown ? "known" : address}`;

/** The limit for a person's second factor, in addition to that of the step. */
function countOfPerson({ uid, generation, tried }: SecondTry, { address, knownUid }: SignInClient): Count {
  const whose = `${uid} ${generation}`;
  const ofCodes: Rule = knownUid === uid ? "officeCodesOfKnown" : "officeCodesOfPerson";
  return tried === "code" ? [ofCodes, whose] : ["officeProofsOfAddress", `${address} ${whose}`];
}

/** Makes the attempts service. */
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
