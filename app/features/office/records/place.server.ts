import type { RouterContextProvider } from "react-router";
import { canBeAdded, type RecordKind } from "#app/platform/records/kind.ts";
import { kindsContext } from "#app/platform/records/kinds.server.ts";

/** The subject of an address: a kind and, except for a new record, one of its records. */
export interface Place {
  kind: RecordKind;
  slug?: string | undefined;
}

/**
 * The subject of an address such as `/office/records/notices/holiday`; undefined for an unknown kind, and for a new
 * record where there can be none.
 */
export function placeAt(context: Readonly<RouterContextProvider>, address: string): Place | undefined {
  const [, , , name, slug] = address.split("/");
  const kind = context.get(kindsContext).find((each) => each.name === name);
  if (!kind || (slug === "new" && !canBeAdded(kind))) return undefined;
  return { kind, slug: slug === "new" ? undefined : slug };
}
