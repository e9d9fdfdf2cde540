import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * What counts as one address: an IPv4 address, or the /56 network of an IPv6 address. Providers give a household or a small office
 * a /56 (RIPE-690, section 4.2), so that a /64 would leave one subscriber 256 addresses to count on.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const address = ipaddr.parse(ip.split('%', 1)[0]!) as ipaddr.IPv6
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString()
  const [first, second, third, fourth] = address.parts as [number, number, number, number]
  return `${[first, second, third, fourth & 0xff00].map(part => part.toString(16)).join(':')}::/56`
}

export const isLoopback = (network: string): boolean => network.startsWith('127.') || network === '0:0:0:0::/56'
