/** Who confirms a role that sees applicants: nobody before the first principal, and the operator where all are gone. */
export type ConfirmedBy = "nobody" | "principal" | "operator";
