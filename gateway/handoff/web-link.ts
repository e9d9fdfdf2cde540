/** The link and the host that people see; undefined for whatever is no web address. The host is in ASCII, so look-alikes show. */
export function webLink(text: string | null): { readonly href: string; readonly host: string } | undefined {
  const url = text === null ? null : URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) ? { href: url.href, host: url.host } : undefined
}
