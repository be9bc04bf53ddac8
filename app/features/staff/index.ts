export { canSignIn } from "./can-sign-in.ts";
export type { GateScreen } from "./gate/gate-screen.ts";
export { officeMeta } from "./office-meta.ts";
export { peopleWords } from "./people/people-words.ts";
export { may } from "./roles.ts";
