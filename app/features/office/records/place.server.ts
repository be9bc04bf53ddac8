import type { RouterContextProvider } from "react-router";
import { canBeAdded, type RecordKind } from "#app/platform/records/kind.ts";
import { kindsContext } from "#app/platform/records/kinds.server.ts";

/** What an address is about; without a slug, a new record. */
export interface Place {
  kind: RecordKind;
  slug?: string | undefined;
}

/** @returns undefined for an unknown kind, and for a new record where none can be added */
export function placeAt(context: Readonly<RouterContextProvider>, address: string): Place | undefined {
  const [, , , name, slug] = address.split("/");
  const kind = context.get(kindsContext).find((each) => each.name === name);
  if (!kind || (slug === "new" && !canBeAdded(kind))) return undefined;
  return { kind, slug: slug === "new" ? undefined : slug };
}
