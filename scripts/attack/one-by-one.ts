import { expected, type Finding } from "./finding.ts";
import { startTarget, type Target } from "./server.ts";

/** An attack on a fresh server. */
export type Attack = (site: Target) => Promise<Finding | Finding[]>;

/**
 * Runs attacks one after the other, each on a fresh server, so that they do not share limits; an error in one is a
 * failed finding.
 */
export async function oneByOne(attacks: Attack[], env: Record<string, string> = {}): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const attack of attacks) {
    try {
      await using site = await startTarget({ env });
      findings.push(...[await attack(site)].flat());
    } catch (error) {
      findings.push(expected(attack.name, String(error), "ends", false));
    }
  }
  return findings;
}
