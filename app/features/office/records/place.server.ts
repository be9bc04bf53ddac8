import type { RouterContextProvider } from "react-router";
import type { RecordKind } from "#app/platform/records/kind.ts";
import { kindsContext } from "#app/platform/records/kinds.server.ts";

/** The subject of an address: a kind and, except for a new record, one of its records. */
export interface Place {
  kind: RecordKind;
  slug?: string | undefined;
}

/** The subject of an address such as `/office/records/notices/holiday`; undefined for an unknown kind. */
export function placeAt(context: Readonly<RouterContextProvider>, address: string): Place | undefined {
  const [, , , name, slug] = address.split("/");
  const kind = context.get(kindsContext).find((each) => each.name === name);
  return kind && { kind, slug: slug === "new" ? undefined : slug };
}
