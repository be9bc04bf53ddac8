/** The owner of an account. */
export interface Person {
  /** Stable account id. */
  uid: string;
  email: string;
  name: string;
}
