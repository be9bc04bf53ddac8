/** The first groups of 16 bits of an IPv6 address in canonical form, with `::` expanded. */
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

/**
 * The network of an internet address: the first 48 bits of an IPv6 address, often assigned to a single customer, in
 * canonical form; an IPv4 address unchanged. Also accepts the first 64 bits of an IPv6 address, as in `Visitor`.
 */
export const networkOf = (address: string): string => (address.includes(":") ? firstGroups(address, 3) : address);
