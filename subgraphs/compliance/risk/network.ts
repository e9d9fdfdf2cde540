import { BlockList, isIP } from 'node:net'

const NETWORK = /^([0-9A-Fa-f.:]{2,45})\/(\d{1,3})$/

/** Whether a text is a network in CIDR form, of IPv4 or IPv6. */
export function isNetwork(text: string): boolean {
  const [, address, bits] = NETWORK.exec(text) ?? []
  if (address === undefined) return false
  const version = isIP(address)
  return version !== 0 && Number(bits) <= (version === 4 ? 32 : 128)
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 4 ? 'ipv4' : 'ipv6')

/** Whether an address belongs to a network; false when either text is invalid. */
export function isInNetwork(address: string, network: string): boolean {
  if (isIP(address) === 0 || !isNetwork(network)) return false
  const [base = '', bits] = network.split('/')
  const list = new BlockList()
  list.addSubnet(base, Number(bits), familyOf(base))
  return list.check(address, familyOf(address))
}
