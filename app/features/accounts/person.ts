export interface AccountOwner {
  /** Stable account id. */
  uid: string;
  email: string;
  name: string;
}
