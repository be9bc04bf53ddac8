import { soak } from "./soak.ts";
console.log(await soak());
