import { isShownState } from "#app/platform/records/editions.ts";
import { publisherOf, type RecordKind } from "#app/platform/records/kind.ts";
import type { ListedRecord } from "#app/platform/records/outcomes.ts";

export const waitsForPrincipal = (
  kind: RecordKind,
  { slug, state, isChanged }: Pick<ListedRecord, "slug" | "state" | "isChanged">,
): boolean => publisherOf(kind, slug) === "principal" && (state === "draft" || (isChanged && isShownState(state)));
