import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: "string", default: "500" }, seed: { type: "string" } },
});

/** The names of the requested checks; none means all. */
export const askedFor: string[] = positionals;

/** How the kills are divided among the checks: a server takes twice as long to start as a program. */
const shares = { kills: 4, publishes: 3, inbox: 3 };

/** How often a check kills a process: `--rounds` is the total of all requested checks. */
export function roundsOf(check: keyof typeof shares): number {
  const asked = Object.entries(shares).filter(([name]) => askedFor.length === 0 || askedFor.includes(name));
  const all = asked.reduce((sum, [, share]) => sum + share, 0) || shares[check];
  return Math.ceil((Number(values.rounds) * shares[check]) / all);
}

/** The seed of the hostile requests. */
export const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 32) : Number(values.seed);
