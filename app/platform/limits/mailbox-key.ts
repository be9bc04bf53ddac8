const gmail = /^(gmail|googlemail)\.com$/;

/**
 * The mailbox behind an email address, for limits only: every spelling that reaches the same mailbox counts as one. A
 * `+tag` is removed, and the dots that Gmail ignores. Accounts and records store the exact address (`emailKey`), since
 * `a+b` and `a` may be two people at another provider.
 */
export function mailboxKey(email: string): string {
  const at = email.lastIndexOf("@");
  const [local, domain] = [email.slice(0, at).toLowerCase(), email.slice(at + 1).toLowerCase()];
  const plus = local.indexOf("+", 1);
  const untagged = plus < 0 ? local : local.slice(0, plus);
  return gmail.test(domain) ? `${untagged.replaceAll(".", "")}@gmail.com` : `${untagged}@${domain}`;
}
