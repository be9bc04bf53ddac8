interface SignInState {
  suspendedAt: string | number | null;
  verifiedAt: string | number | null;
}

export const canSignIn = ({ suspendedAt, verifiedAt }: SignInState): boolean =>
  suspendedAt === null && verifiedAt !== null;
