import type { FieldErrors } from "#app/lib/forms/form-answer.ts";
import type { Device } from "#app/lib/sign-in/device.ts";
import type { Profile, ProfileFileRefusal, Stage, WorkKind } from "#app/people/profiles/profile.ts";

export type DashboardSection = "profile" | "files" | WorkKind | "password" | "devices" | "erase";

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
  /** `said` is the message of the account service. */
  | { code: "passwordRefused"; said?: string }
  | { code: "tooMany" | "tooSoon"; seconds: number };

export interface DashboardView {
  email: string;
  profile: Profile;
  draft: Record<string, string> | undefined;
  /** When the office approved the profile (ms since 1970). */
  approvedAt: number | null;
  isChanged: boolean;
  stage: Stage;
  /** When the account will be erased (ms since 1970) unless the address is confirmed. */
  endsAt: number;
  devices: Device[];
  hasPassword: boolean;
}

export interface DashboardAnswer {
  /** Undefined when the member is no longer signed in. */
  view?: DashboardView | undefined;
  gone?: "signedOut" | "erased" | "erasing";
  /** Seconds until the dashboard is available again, when it was requested too often. */
  wait?: number;
  section?: DashboardSection;
  /** The file or work: an id, or "new". */
  which?: string | undefined;
  /** What was typed, by field; never passwords. A code is shown again only if it is invalid. */
  values: Record<string, string>;
  errors?: FieldErrors;
  problem?: DashboardProblem;
  done?: DashboardDone;
  /** Identifies the mailed code that confirms the form. */
  ticket?: string;
  /** Address of the stored mails, for a developer trying out the site without a mail server. */
  mailbox?: string;
}
