import { z } from "zod";
import { type ConsentBy, type Source, unwantedReasons } from "#app/lib/db/inbox-tables.ts";
import type { Submission } from "#app/lib/db/tables.ts";
import { field, formControlsOf, name, optional, phone, unknownToBrowser } from "#app/lib/forms/fields.ts";
import type { Problem } from "#app/lib/forms/form-answer.ts";
import { pastedText } from "#app/lib/forms/typed-text.ts";
import type { TooMany } from "#app/lib/limits/limits.server.ts";

export type Details = Pick<
  Submission,
  "name" | "hscPercentage" | "email" | "phone" | "text" | "callTime" | "isMinor" | "guardianName" | "guardianPhone"
>;

export const noDetails: Details = {
  name: null,
  hscPercentage: null,
  email: null,
  phone: null,
  text: null,
  callTime: null,
  isMinor: 0,
  guardianName: null,
  guardianPhone: null,
};

/** Letters and digits that are not confused when read out on the phone. */
export const referenceSigns = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

const shownReference = new RegExp(
  `(?<![\\p{L}\\p{N}])[EAF]\\s?\\p{Pd}\\s?[${referenceSigns}]{4}\\s?\\p{Pd}\\s?[${referenceSigns}]{4}(?![\\p{L}\\p{N}])`,
  "gu",
);

/** Only those of the reference itself if the text contains just one. */
export function referenceSignsIn(typed: string): string {
  const text = pastedText(typed).toUpperCase();
  const [shown, ...others] = new Set(text.match(shownReference) ?? []);
  return (shown !== undefined && others.length === 0 ? shown : text).replace(/[^A-Z\d]/g, "");
}

export const groupedReference = (signs: string): string =>
  [signs.slice(0, 1), signs.slice(1, 5), signs.slice(5)].filter(Boolean).join("-");

/**
 * The stored form of a reference that may be in lower case, with Marathi digits, without hyphens, or with words around
 * it.
 */
export const plainReference = (typed: string): string => groupedReference(referenceSignsIn(typed));

export interface Origin {
  source: Source;
  sourceDetail: string | null;
  consentBy: ConsentBy;
}

export const fromSite: Origin = { source: "site", sourceDetail: null, consentBy: "site" };

const named: Partial<Record<string, Source>> = { poster: "poster", school: "schoolVisit", whatsapp: "whatsapp" };

/**
 * From `?from=poster-open-day`, `?from=school-zp-wani` or `?from=whatsapp`. A form posts to its page's address, so that
 * the parameter is kept.
 */
export function originIn(query: URLSearchParams): Origin {
  const [, name = "", detail] = /^([a-z]+)(?:-([\w-]{1,60}))?$/.exec(query.get("from") ?? "") ?? [];
  const source = Object.hasOwn(named, name) ? named[name] : undefined;
  return source ? { ...fromSite, source, sourceDetail: detail ?? null } : fromSite;
}

/**
 * The version of the notice next to the button of each form (`consent` in `submissionWords`), stored with every record.
 * When the notice changes in either language, set this to the date of the change (with a letter after it if that date
 * is taken), and copy the old notice to docs/consent.md: a record must show what its sender agreed to.
 */
export const consentVersion = "2026-11-28d";

/** The day since which a version of the notice is in use. */
export const consentDay = (version: string): string => version.slice(0, 10);

const guardianFields = {
  isMinor: z.string().optional().transform(Boolean),
  guardianName: optional(field(name(120), unknownToBrowser)),
  guardianPhone: optional(field(phone, unknownToBrowser)),
};

export const guardianControls = formControlsOf(guardianFields);

type GuardianFields = { [Name in keyof typeof guardianFields]?: z.output<(typeof guardianFields)[Name]> };

type Asked = "guardianName" | "guardianPhone";

type Typed = Record<string, string>;
const withoutNeedless = ({ guardianName = "", guardianPhone = "", ...typed }: Typed): Typed =>
  typed.isMinor ? { ...typed, guardianName, guardianPhone } : typed;

/** Digital Personal Data Protection Act 2023, section 9. For adults these fields are neither read nor stored. */
export const withGuardian = <Shape extends z.ZodRawShape>(
  shape: Shape,
  asked: Asked[] = ["guardianName", "guardianPhone"],
) =>
  z.preprocess(
    (typed) => withoutNeedless(typed as Typed),
    z.object({ ...shape, ...guardianFields }).superRefine(
      (fields: Record<string, unknown>, { addIssue }) => {
        for (const name of asked)
          if (fields.isMinor && fields[name] === undefined)
            addIssue({ code: "custom", message: "missing", path: [name] });
      },
      { when: () => true },
    ),
  );

export const guardianDetails = ({ isMinor, guardianName, guardianPhone }: GuardianFields) => ({
  isMinor: isMinor ? (1 as const) : (0 as const),
  guardianName: guardianName ?? null,
  guardianPhone: guardianPhone ?? null,
});

/** When its code was entered, or when it was sent if it needs none, in milliseconds since 1970. Waiting starts here. */
export const receivedAt = ({
  callTime,
  confirmedAt,
  createdAt,
}: Pick<Submission, "callTime" | "confirmedAt" | "createdAt">): number =>
  callTime === null ? (confirmedAt ?? createdAt) : createdAt;

const day = 24 * 60 * 60_000;

/**
 * How long, in milliseconds, an unconfirmed request to be called and what was closed as advertising or abuse are kept,
 * and how long a number whose owner did not ask is not called again.
 */
export const shortLife = 30 * day;

/** The office has not spoken with them: the number may be a stranger's. */
export const isUnconfirmedCall = ({ callTime, confirmedAt }: Pick<Submission, "callTime" | "confirmedAt">): boolean =>
  callTime !== null && confirmedAt === null;

/** When a submission is erased automatically, in milliseconds since 1970. */
export function erasedAt(
  submission: Pick<Submission, "callTime" | "closedFor" | "confirmedAt" | "createdAt" | "stateSince">,
  retentionDays: number,
): number {
  const { closedFor, createdAt, stateSince } = submission;
  const end = createdAt + retentionDays * day;
  const isShort = isUnconfirmedCall(submission) || unwantedReasons.some((reason) => reason === closedFor);
  return isShort ? Math.min(end, stateSince + shortLife) : end;
}

export type SubmissionRefusal =
  | TooMany
  | { ok: false; reason: "wrongCode" | "erased" }
  /** The mail failed; with the ticket, another code can be requested. */
  | { ok: false; reason: "unsent"; ticket: string };

const minute = 60;

/** A second request within a minute is not reported as too many. */
export function codeProblemOf(refusal: SubmissionRefusal): Problem {
  const problem = problemOf(refusal);
  return problem.code === "tooMany" && problem.seconds <= minute ? { ...problem, code: "tooSoon" } : problem;
}

export const problemOf = (refusal: SubmissionRefusal): Problem =>
  refusal.reason === "tooMany" ? { code: "tooMany", seconds: refusal.seconds } : { code: refusal.reason };
