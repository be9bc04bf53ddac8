import type { z } from "zod";
import { describedPicture, slug, text } from "#app/platform/content/text.ts";

/** content/records/facilities.yaml: the labelled pictures of the infrastructure gallery. */
export const facility = describedPicture.extend({ id: slug, title: text, description: text });
export type Facility = z.infer<typeof facility>;
