/** A device that is signed in. */
export interface Device {
  id: string;
  /** What its browser says of itself. */
  userAgent: string;
  /** Milliseconds since 1970. */
  signedInAt: number;
  seenAt: number;
  /** Whether it is the one that asks. */
  isThis: boolean;
}
