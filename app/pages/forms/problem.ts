import type { Problem } from "#app/forms/answer.ts";
import type { Refusal } from "#app/services/enquiries.server.ts";

/** A service's refusal as the form tells it. */
export const problemOf = (refusal: Refusal): Problem =>
  refusal.reason === "tooMany" ? { code: "tooMany", seconds: refusal.seconds } : { code: refusal.reason };
