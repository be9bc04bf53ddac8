export interface Device {
  id: string;
  userAgent: string;
  signedInAt: number;
  seenAt: number;
  isThis: boolean;
}
