export interface MadeFile {
  /** Changes with the bytes. */
  key: string;
  read: () => Promise<Buffer>;
}
