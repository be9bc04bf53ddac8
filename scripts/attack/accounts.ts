import type { Finding } from "./finding.ts";
import {
  mailBomb,
  mailSuppression,
  ordinaryCode,
  registrationFlood,
  silentLookUps,
  takenAnswers,
  usedUpCodes,
  wrongPasswords,
} from "./lockout.ts";
import { oneByOne } from "./one-by-one.ts";
import { invitation, ownProof, preHijacking } from "./takeover.ts";

const fastClock = { NODE_OPTIONS: "--import=./scripts/attack/fast-clock.ts" };

/**
 * Checks that nobody can take over an account, lock its owner out, find out who has one, or flood a stranger with
 * mails.
 */
export async function accounts(): Promise<Finding[]> {
  const attacks = [preHijacking, ownProof, invitation, mailSuppression, wrongPasswords, takenAnswers];
  const masses = [ordinaryCode, mailBomb, registrationFlood];
  return [...(await oneByOne([...attacks, ...masses])), ...(await oneByOne([silentLookUps, usedUpCodes], fastClock))];
}
