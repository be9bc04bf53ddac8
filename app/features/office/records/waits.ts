import { isShownState } from "#app/platform/records/editions.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import type { ListedRecord } from "#app/platform/records/outcomes.ts";

/** Whether a record has a draft that only the principal can publish. */
export const waitsForPrincipal = (
  { publishedBy }: RecordKind,
  { state, isChanged }: Pick<ListedRecord, "state" | "isChanged">,
): boolean => publishedBy === "principal" && (state === "draft" || (isChanged && isShownState(state)));
