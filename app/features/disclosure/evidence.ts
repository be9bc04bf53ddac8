import type { FeesToday } from "#app/features/fees/index.ts";
import { yearBefore } from "#app/platform/content/academic-year.ts";
import type { Requirement } from "./schema.ts";
import type { OtherEvidence } from "./states.ts";

interface EvidenceParts {
  committees: { id: string; members: { until?: string | undefined }[] }[];
  codes: Partial<Record<NonNullable<Requirement["code"]>, string | undefined>>;
  fees: Pick<FeesToday, "current" | "lapsed">;
  /** With a fee order, in force or not. */
  feeYears: string[];
  endOf: (year: string) => string;
  /** Whether the page exists and is not empty. */
  hasPage: (address: string) => boolean;
  day: string;
}

type NamedRequirement = Pick<Requirement, "evidence" | "committee" | "page" | "code">;

/** A committee is valid until the first term of its present members ends; after the last one, until that day. */
function committeeEvidence({ committee }: NamedRequirement, { committees, day }: EvidenceParts): OtherEvidence | undefined {
  const found = committees.find(({ id }) => id === committee);
  if (!found) return undefined;
  const inOffice = found.members.filter(({ until }) => until === undefined || until >= day);
  const ends = (inOffice.length > 0 ? inOffice : found.members).flatMap(({ until }) => until ?? []).sort();
  return { until: inOffice.length > 0 ? ends[0] : ends.at(-1) };
}

/** An order ends with its year, unless the order of the next year is entered; an older one is over. */
function feeEvidence({ fees: { current, lapsed }, feeYears, endOf }: EvidenceParts): OtherEvidence | undefined {
  if (!current) return lapsed && { until: endOf(lapsed.year), fact: lapsed.number };
  const isFollowed = feeYears.some((year) => yearBefore(year) === current.year);
  return { until: isFollowed ? undefined : endOf(current.year), fact: current.number };
}

/** @returns undefined if papers alone fill the requirement */
export function otherEvidence(duty: NamedRequirement, parts: EvidenceParts): OtherEvidence | undefined {
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
      return feeEvidence(parts);
    default:
      return undefined;
  }
}
