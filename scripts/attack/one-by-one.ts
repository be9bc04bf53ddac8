import { expected, type Finding } from "./finding.ts";
import { startTarget, type Target } from "./server.ts";

/** An attack on a server that was started for it. */
export type Attack = (site: Target) => Promise<Finding | Finding[]>;

/**
 * Attacks one after the other, each on a server of its own, so that what one has used up is not missing in the next;
 * one that fails itself is a red finding.
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
