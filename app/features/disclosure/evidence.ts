import type { FeesToday } from "#app/features/fees/index.ts";
import type { Duty } from "./schema.ts";
import type { OtherEvidence } from "./states.ts";

/** What fills duties besides papers. */
export interface EvidenceParts {
  committees: { id: string; members: { until?: string | undefined }[] }[];
  codes: Partial<Record<NonNullable<Duty["code"]>, string | undefined>>;
  fees: FeesToday;
  /** The last day of an academic year. */
  endOf: (year: string) => string;
  /** Whether the site has a page and something on it. */
  hasPage: (address: string) => boolean;
  day: string;
}

type NamedDuty = Pick<Duty, "evidence" | "committee" | "page" | "code">;

/** A committee counts until the first term of its present members ends; after the last one, until that day. */
function committeeEvidence({ committee }: NamedDuty, { committees, day }: EvidenceParts): OtherEvidence | undefined {
  const found = committees.find(({ id }) => id === committee);
  if (!found) return undefined;
  const inOffice = found.members.filter(({ until }) => until === undefined || until >= day);
  const ends = (inOffice.length > 0 ? inOffice : found.members).flatMap(({ until }) => until ?? []).sort();
  return { until: inOffice.length > 0 ? ends[0] : ends.at(-1) };
}

/** What fills a duty other than papers; none if nothing does, so that papers count. */
export function otherEvidence(duty: NamedDuty, parts: EvidenceParts): OtherEvidence | undefined {
  const { current, lapsed } = parts.fees;
  switch (duty.evidence) {
    case "committee":
      return committeeEvidence(duty, parts);
    case "page":
      return duty.page && parts.hasPage(duty.page) ? {} : undefined;
    case "number": {
      const code = duty.code && parts.codes[duty.code];
      return code ? { fact: code } : undefined;
    }
    case "fees":
      if (current) return { fact: current.number };
      return lapsed && { until: parts.endOf(lapsed.year), fact: lapsed.number };
    default:
      return undefined;
  }
}
