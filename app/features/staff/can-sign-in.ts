/** What decides whether somebody can sign in. */
interface SignInState {
  suspendedAt: string | number | null;
  verifiedAt: string | number | null;
}

/** Whether a person can sign in: with a second factor, and not suspended. */
export const canSignIn = ({ suspendedAt, verifiedAt }: SignInState): boolean =>
  suspendedAt === null && verifiedAt !== null;
