import type { RouterContextProvider } from "react-router";
import type { RecordKind } from "#app/platform/records/kind.ts";
import { kindsContext } from "#app/platform/records/kinds.server.ts";

/** What an address of the records is about: a kind, and one of its records unless it is a new one. */
export interface Place {
  kind: RecordKind;
  slug?: string | undefined;
}

/** What an address such as `/office/records/notices/holiday` is about; undefined where there is no such kind. */
export function placeAt(context: Readonly<RouterContextProvider>, address: string): Place | undefined {
  const [, , , name, slug] = address.split("/");
  const kind = context.get(kindsContext).find((each) => each.name === name);
  return kind && { kind, slug: slug === "new" ? undefined : slug };
}
