import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: "string", default: "300" }, seed: { type: "string" } },
});

/** The names of the requested checks; none means all. */
export const askedFor: string[] = positionals;

/** How often the server is killed. */
export const rounds = Number(values.rounds);

/** The seed of the hostile requests. */
export const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 32) : Number(values.seed);
