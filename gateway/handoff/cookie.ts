const VALUE = /^[\w-]+\.[\w-]+\.[\w-]+$/
const LENGTH_MAX = 4_000

/** Where the session of the hosted page is kept: in a cookie of this page alone, which no script can read. */
export interface SessionCookie {
  /** The access token; undefined where there is none that could be one of ours. */
  read(header: string | undefined): string | undefined
  write(token: string, lifeS: number): string
  clear(): string
}

/** The cookie for pages below the path. Behind TLS its name has browsers hold everybody to that. */
export function sessionCookie({ path, isSecure }: { readonly path: string; readonly isSecure: boolean }): SessionCookie {
  const name = isSecure ? '__Secure-handoff' : 'handoff'
  const attributes = `Path=${path}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  return {
    read(header = '') {
      const found = header.split(';').map(each => each.trim()).find(each => each.startsWith(`${name}=`))?.slice(name.length + 1)
      return found !== undefined && found.length <= LENGTH_MAX && VALUE.test(found) ? found : undefined
    },
    write: (token, lifeS) => `${name}=${token}; Max-Age=${lifeS}; ${attributes}`,
    clear: () => `${name}=; Max-Age=0; ${attributes}`,
  }
}
