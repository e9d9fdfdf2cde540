import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** What counts as one address: an IPv4 address, or the /64 network of an IPv6 address, which is one subscriber's. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const address = ipaddr.parse(ip.split('%', 1)[0]!) as ipaddr.IPv6
  return address.isIPv4MappedAddress() ? address.toIPv4Address().toString() : `${address.parts.slice(0, 4).map(part => part.toString(16)).join(':')}::/64`
}

export const isLoopback = (network: string): boolean => network.startsWith('127.') || network === '0:0:0:0::/64'
