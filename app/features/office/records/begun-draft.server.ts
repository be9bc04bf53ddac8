import type { RouterContextProvider } from "react-router";
import { disclosureRecords } from "#app/features/disclosure/records.server.ts";
import { publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import { draftOf } from "#app/platform/records/draft-form.ts";
import type { Place } from "./place.server.ts";
import type { RecordView } from "./record-view.ts";

/** What the form of a new document begins with for a row of the register: that row and its title. */
export function begunFor(
  context: Readonly<RouterContextProvider>,
  { kind, slug }: Place,
  id: string | null,
): Pick<Partial<RecordView>, "data"> {
  if (kind.name !== "papers" || slug !== undefined || !id) return {};
  const duty = context
    .get(publicRecordsContext)
    .of(disclosureRecords)
    .duties.find((each) => each.id === id);
  return duty ? { data: draftOf(kind.fields, { duty: id, title: duty.title }) } : {};
}
