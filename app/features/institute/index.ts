export { appearanceKind } from "./appearance-kind.ts";
export { college, collegeGraph } from "./structured-data.ts";
