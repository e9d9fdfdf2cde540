import { isIP } from 'node:net'
import { splitList } from './split-list.ts'

/** Which proxies are trusted to name the client and the host. */
export interface ProxySettings {
  /** `true` trusts the nearest proxy, whatever its address; otherwise addresses or ranges that are trusted. */
  readonly trustProxy: boolean | string
  /** Whether `X-Forwarded-Host` from a trusted proxy is used; the host determines the environment. */
  readonly trustForwardedHost: boolean
}

type Text = (name: string) => string | undefined
type Check = (name: string, isRight: boolean, must?: string) => void

export function proxySettings(setting: Text, check: Check): ProxySettings {
  const [trustProxy, forwardedHost] = [proxyOf(setting('TRUST_PROXY')), setting('TRUST_FORWARDED_HOST')]
  check('TRUST_PROXY', isProxy(setting('TRUST_PROXY')))
  check(
    'TRUST_FORWARDED_HOST',
    forwardedHost !== '1' || trustProxy !== false,
    '0 unless TRUST_PROXY names the proxies that may set the header',
  )
  return { trustProxy, trustForwardedHost: forwardedHost === '1' }
}

/** `1` trusts the nearest proxy; any other value lists the trusted addresses or ranges. */
export function proxyOf(value: string | undefined): boolean | string {
  if (value === undefined || value === '0') return false
  return value === '1' ? true : value
}

function isProxy(value: string | undefined): boolean {
  return (
    value === undefined ||
    value === '0' ||
    value === '1' ||
    splitList(value).every(each => {
      const [address = '', bits, ...more] = each.split('/')
      const max = isIP(address) === 6 ? 128 : 32
      return (
        isIP(address) !== 0 &&
        more.length === 0 &&
        (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= max))
      )
    })
  )
}
