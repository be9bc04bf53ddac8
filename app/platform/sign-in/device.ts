/** A signed-in device. */
export interface Device {
  id: string;
  /** The User-Agent header of its browser. */
  userAgent: string;
  /** Milliseconds since 1970. */
  signedInAt: number;
  seenAt: number;
  /** Whether it is the device that sent the request. */
  isThis: boolean;
}
