import { isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Returns the key under which a client's calls are counted: its IPv4 address, or the /64 prefix of its IPv6 address.
 * Other text is returned unchanged.
 */
export function clientKey(ip: string): string {
  const address = addressOf(ip);
  return address instanceof ipaddr.IPv6 ? prefixOf(address) : (address?.toString() ?? ip);
}

/** Returns the network of an IP address: /24 of IPv4, /64 of IPv6, or `unknown`. */
export function networkOf(ip: string): string {
  const address = addressOf(ip);
  if (!address) return 'unknown';
  if (address instanceof ipaddr.IPv6) return `${prefixOf(address)}/64`;
  return `${ipaddr.IPv4.networkAddressFromCIDR(`${address.toString()}/24`).toString()}/24`;
}

// An IPv4-mapped IPv6 address (::ffff:198.51.100.7) is the same client as its IPv4 address.
function addressOf(ip: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  if (isIPv4(ip)) return ipaddr.IPv4.parse(ip);
  if (!ipaddr.IPv6.isValid(ip)) return undefined;
  const address = ipaddr.IPv6.parse(ip);
  return address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}

const prefixOf = ({ parts }: ipaddr.IPv6): string =>
  `${parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::`;
