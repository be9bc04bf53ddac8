const gmail = /^(gmail|googlemail)\.com$/;

/** For limits only: without `+tag` and Gmail's dots. Accounts keep `a+b` and `a` apart: they may be two people. */
export function mailboxKey(email: string): string {
  const at = email.lastIndexOf("@");
  const [local, domain] = [email.slice(0, at).toLowerCase(), email.slice(at + 1).toLowerCase()];
  const plus = local.indexOf("+", 1);
  const untagged = plus < 0 ? local : local.slice(0, plus);
  return gmail.test(domain) ? `${untagged.replaceAll(".", "")}@gmail.com` : `${untagged}@${domain}`;
}
