import { isIPv6 } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The network that counts as one address: an IPv4 address, or the /56 network of an IPv6 address. Providers
 * assign a /56 to a household or a small office (RIPE-690, section 4.2), so a limit per /64 would give one
 * subscriber 256 limits.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const address = ipaddr.parse(ip.split('%', 1)[0]!) as ipaddr.IPv6
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString()
  const [first, second, third, fourth] = address.parts as [number, number, number, number]
  return `${[first, second, third, fourth & 0xff00].map(part => part.toString(16)).join(':')}::/56`
}

export const isLoopback = (network: string): boolean =>
  network.startsWith('127.') || network === '0:0:0:0::/56'
