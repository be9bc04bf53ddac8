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
