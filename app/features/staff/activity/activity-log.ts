/** A page of the log. */
export interface LogView {
  about: "people" | "records";
  lines: {
    id: string;
    at: number;
    /** None where somebody failed to sign in: it may have been anybody. */
    by: string;
    what: string;
    record: string | null;
    /** Whom it was done to. */
    to: string | null;
    reason: string | null;
  }[];
  choices: { what: string[]; who: { uid: string; name: string }[] };
  query: Record<string, string>;
  page: number;
  hasMore: boolean;
}
