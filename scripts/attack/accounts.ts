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

/** Nobody takes an account, locks its owner out, lists who has one, or mails a stranger in masses. */
export async function accounts(): Promise<Finding[]> {
  const attacks = [preHijacking, ownProof, invitation, mailSuppression, wrongPasswords, takenAnswers];
  const masses = [ordinaryCode, mailBomb, registrationFlood];
  return [...(await oneByOne([...attacks, ...masses])), ...(await oneByOne([silentLookUps, usedUpCodes], fastClock))];
}
