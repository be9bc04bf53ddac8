import { AsyncLocalStorage } from "node:async_hooks";

const lanes = new AsyncLocalStorage<string>();

/** Who asked for the page that is being drawn: a session of the office, or an internet address. Undefined outside pages. */
export const requestLane = (): string | undefined => lanes.getStore();

/** Does what nobody waits for, although somebody's request began it. */
export const outsideLanes = <Outcome>(work: () => Outcome): Outcome => lanes.exit(work);

/** Draws a page for somebody, so that what is made for it waits with their other pages (made/maker.server.ts). */
export const inLane = <Outcome>(whose: string, draw: () => Promise<Outcome>): Promise<Outcome> =>
  lanes.run(whose, draw);
