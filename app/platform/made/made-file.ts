/** A file that is made when it is asked for. */
export interface MadeFile {
  /** A name that changes with its bytes. */
  key: string;
  /** Its bytes, made if they are missing. @throws Error when they cannot be made */
  read: () => Promise<Buffer>;
}
