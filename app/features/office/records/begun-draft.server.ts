import type { RouterContextProvider } from "react-router";
import { disclosureRecords } from "#app/features/disclosure/records.server.ts";
import { boardPostingKind } from "#app/features/proof/kinds.ts";
import { proofRecords } from "#app/features/proof/records.server.ts";
import { type PublicRecords, publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import { today } from "#app/platform/content/today.server.ts";
import { draftOf } from "#app/platform/records/draft-form.ts";
import type { Place } from "./place.server.ts";
import type { RecordView } from "./record-view.ts";

interface NewRecordSubject {
  duty: string | null;
  /** Kind and slug of a record: `feeOrders/2026-27`. */
  shows: string | null;
}

function documentDefaults(records: PublicRecords, id: string | null): object | undefined {
  const duty = id ? records.of(disclosureRecords).duties.find((each) => each.id === id) : undefined;
  return duty && { duty: duty.id, title: duty.title };
}

function boardPostingDefaults(records: PublicRecords, shows: string | null): object {
  const last = records.of(proofRecords).boardPostings.toSorted((one, other) => (one.on < other.on ? 1 : -1))[0];
  const [posted, record] = /^([a-zA-Z]{1,40})\/([a-z\d-]{1,70})$/.exec(shows ?? "")?.slice(1) ?? [];
  return { posted, record, on: today(), place: last?.place };
}

export function newRecordDefaults(
  context: Readonly<RouterContextProvider>,
  { kind, slug }: Place,
  { duty, shows }: NewRecordSubject,
): Pick<Partial<RecordView>, "data"> {
  if (slug !== undefined) return {};
  const records = context.get(publicRecordsContext);
  const begun =
    kind.name === "papers"
      ? documentDefaults(records, duty)
      : kind.name === boardPostingKind.name
        ? boardPostingDefaults(records, shows)
        : undefined;
  return begun ? { data: draftOf(kind.fields, begun) } : {};
}
