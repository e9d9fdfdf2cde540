const VALUE = /^[\w-]+\.[\w-]+\.[\w-]+$/
const LENGTH_MAX = 4_000

/** The session cookie of the hosted page; it is limited to the path of the page, and scripts cannot read it. */
export interface SessionCookie {
  /** The access token; undefined without a well-formed token. */
  read(header: string | undefined): string | undefined
  write(token: string, maxAgeS: number): string
  clear(): string
}

/** The cookie for pages below the path. With TLS its name has the prefix that makes browsers enforce the Secure attribute. */
export function sessionCookie({
  path,
  isSecure,
}: {
  readonly path: string
  readonly isSecure: boolean
}): SessionCookie {
  const name = isSecure ? '__Secure-handoff' : 'handoff'
  const attributes = `Path=${path}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  return {
    read(header = '') {
      const found = header
        .split(';')
        .map(each => each.trim())
        .find(each => each.startsWith(`${name}=`))
        ?.slice(name.length + 1)
      return found !== undefined && found.length <= LENGTH_MAX && VALUE.test(found) ? found : undefined
    },
    write: (token, maxAgeS) => `${name}=${token}; Max-Age=${maxAgeS}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  }
}
