import type { Stage } from "#app/features/profiles/index.ts";
import type { Profile, ProfileFileRefusal, WorkKind } from "#app/features/profiles/schema.ts";
import type { FieldErrors } from "#app/platform/forms/answer.ts";
import type { Device } from "#app/platform/sign-in/device.ts";

/** The parts of the dashboard that take forms. */
export type DashboardSection = "profile" | "files" | WorkKind | "password" | "devices" | "erase";

/** What was done. */
export type DashboardDone =
  | "saved"
  | "draftKept"
  | "draftDropped"
  | "uploaded"
  | "removed"
  | "workSaved"
  | "workRemoved"
  | "passwordChanged"
  | "codeSent"
  | "signedOutDevice";

/** Why it was not. */
export type DashboardProblem =
  | {
      code:
        | "fields"
        | "signedOut"
        | "workGone"
        | "listFull"
        | "profileLong"
        | "notKept"
        | "unsure"
        | "failed"
        | "unsent"
        | "fileMissing"
        | ProfileFileRefusal;
    }
  /** `said` is the message of the service that has the accounts. */
  | { code: "passwordRefused"; said?: string }
  | { code: "tooMany" | "tooSoon"; seconds: number };

/** What the dashboard shows of a member. */
export interface DashboardView {
  email: string;
  profile: Profile;
  /** What was typed into the profile's form and not saved. */
  draft: Record<string, string> | undefined;
  /** When the office approved it (ms since 1970), and whether it was changed since. */
  approvedAt: number | null;
  isChanged: boolean;
  stage: Stage;
  /** When the account is erased (ms since 1970) if the address is not confirmed before. */
  endsAt: number;
  devices: Device[];
  hasPassword: boolean;
}

/** How the dashboard stands after one of its forms was sent, or before. */
export interface DashboardAnswer {
  /** None for anyone who is not signed in any more. */
  view?: DashboardView | undefined;
  gone?: "signedOut" | "erased" | "erasing";
  /** Seconds until the dashboard is shown again, where it was asked for too often. */
  wait?: number;
  section?: DashboardSection;
  /** Which file, or which work: its id, or "new". */
  which?: string | undefined;
  /** What was typed, by field; passwords never. A code is shown again only where it cannot be one. */
  values: Record<string, string>;
  errors?: FieldErrors;
  problem?: DashboardProblem;
  done?: DashboardDone;
  /** Names the code that was mailed, by which the form is confirmed. */
  ticket?: string;
  /** Where kept messages are read, for who tries the site on this machine without a mail server. */
  mailbox?: string;
}
