export const emailKey = (email: string): string => email.toLowerCase();

const gmail = /^(gmail|googlemail)\.com$/;

/** For limits only: without `+tag` and Gmail's dots. Accounts keep `a+b` and `a` apart: they may be two people. */
export function mailboxKey(email: string): string {
  const at = email.lastIndexOf("@");
  const [local, domain] = [email.slice(0, at).toLowerCase(), email.slice(at + 1).toLowerCase()];
  const plus = local.indexOf("+", 1);
  const untagged = plus < 0 ? local : local.slice(0, plus);
  return gmail.test(domain) ? `${untagged.replaceAll(".", "")}@gmail.com` : `${untagged}@${domain}`;
}

export function firstGroups(address: string, count: number): string {
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array(Math.max(0, 8 - groups.length - rest.length)).fill("0");
  return [...groups, ...zeros, ...rest]
    .slice(0, count)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/** An IPv6 address's first 48 bits, often one customer's; IPv4 unchanged. Also accepts the first 64 bits. */
export const networkOf = (address: string): string => (address.includes(":") ? firstGroups(address, 3) : address);
