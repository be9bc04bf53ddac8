import { recordFiles } from "#app/platform/content/read-records.server.ts";
import { appearanceFile, appearanceIfMissing, appearanceShape } from "./appearance.ts";

export const appearanceRecords = recordFiles({ appearance: [appearanceFile, appearanceShape, appearanceIfMissing] });
