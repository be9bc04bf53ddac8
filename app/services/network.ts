/**
 * The network of a visitor's address (`visitorOf`): the first 48 bits of an IPv6 address, which one customer of a
 * provider may have for themselves; an IPv4 address as it is.
 */
export const networkOf = (address: string): string =>
  address.includes(":") ? address.split(":").slice(0, 3).join(":") : address;
