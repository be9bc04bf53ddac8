import type { InboxRefusal } from "#app/features/inbox/outcomes.ts";
import type { FieldErrors } from "#app/platform/forms/answer.ts";

export interface NewAnswer {
  values: Record<string, string>;
  problem: "fields" | InboxRefusal["reason"];
  errors?: FieldErrors | undefined;
}
