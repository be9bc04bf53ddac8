import type { Config } from "@react-router/dev/config";
import { buildDir } from "./build-folders.ts";

export default { ssr: true, buildDirectory: buildDir } satisfies Config;
