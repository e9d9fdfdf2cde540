type Text = (name: string) => string | undefined
type Check = (name: string, isRight: boolean, must?: string) => void

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Reads CORS_ORIGINS: the origins of pages that may call the interfaces; empty when the variable is not set. */
export function corsOrigins(text: Text, check: Check): readonly string[] {
  const origins = (text('CORS_ORIGINS') ?? '')
    .split(',')
    .map(each => each.trim())
    .filter(Boolean)
  check('CORS_ORIGINS', origins.every(isOrigin))
  return origins
}

/** Whether the text is an origin exactly as browsers send it. With http, an attacker on the network could change the page and read its tokens. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { origin, protocol, hostname } = new URL(text)
  return (
    origin === text &&
    !hostname.includes('*') &&
    (protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname)))
  )
}
