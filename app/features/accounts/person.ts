export interface AccountOwner {
  uid: string;
  email: string;
  name: string;
}
