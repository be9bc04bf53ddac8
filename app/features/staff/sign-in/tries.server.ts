import { emailKey } from "#app/platform/limits/email-key.ts";
import type { Allowance, Count } from "#app/platform/limits/limits.server.ts";
import type { Rule } from "#app/platform/limits/rules.ts";
import type { PlatformServices } from "#app/platform/services.server.ts";
import { tryPassword } from "#app/platform/sign-in/password-tries.server.ts";
import type { StaffPasswords } from "./passwords.server.ts";

export interface SignInClient {
  /** Used only for limits. */
  address: string;
  userAgent: string;
  /** The person who has signed in with this browser before. */
  knownUid?: string | undefined;
}

/** An app's code can be guessed, the others cannot. */
export type SecondFactor = "code" | "recovery" | "passkey";

export interface SecondFactorAttempt {
  /** From a signed link, or the session's id. */
  step: string;
  uid: string;
  /** Raised when all sessions end: a new password or a reset restarts the limits. */
  generation: number;
  tried: SecondFactor;
}

export interface SignInAttempts {
  password: (email: string, password: string, asker: SignInClient) => ReturnType<StaffPasswords["verify"]>;
  /**
   * Five attempts for each step, and twenty wrong codes a day for each person, counted separately for a browser in
   * which they have signed in, so that nobody else can lock them out. Recovery codes and passkeys cannot be guessed,
   * and are counted only by address.
   */
  second: (trial: SecondFactorAttempt, asker: SignInClient) => Promise<Allowance>;
  /** Whether the attempt could be made at once with a new step, because this step has no attempts left. */
  isStepSpent: (trial: SecondFactorAttempt, asker: SignInClient) => Promise<boolean>;
  /** Five attempts, while the code is not yet a secret. */
  step: (step: string) => Promise<Allowance>;
  /** @returns whether to notify the person; at most once a day. */
  wrong: (trial: SecondFactorAttempt) => Promise<boolean>;
  forgetPasswords: (email: string, asker: SignInClient) => Promise<void>;
  forgetSecond: (trial: SecondFactorAttempt, asker: SignInClient) => Promise<void>;
}

const pairOf = (email: string, { address }: SignInClient, isKnown: boolean) =>
  `office ${emailKey(email)} ${isKnown ? "known" : address}`;

function countOfPerson({ uid, generation, tried }: SecondFactorAttempt, { address, knownUid }: SignInClient): Count {
  const whose = `${uid} ${generation}`;
  const ofCodes: Rule = knownUid === uid ? "officeCodesOfKnown" : "officeCodesOfPerson";
  return tried === "code" ? [ofCodes, whose] : ["officeProofsOfAddress", `${address} ${whose}`];
}

export function createSignInAttempts(
  parts: Pick<PlatformServices, "limits" | "backoff"> & {
    passwords: StaffPasswords;
    uidOf: (email: string) => Promise<string | undefined>;
  },
): SignInAttempts {
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
