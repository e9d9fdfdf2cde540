/** An http or https URL and its visible host; otherwise undefined. The host is in ASCII, which exposes look-alike characters. */
export function webLink(text: string | null): { readonly href: string; readonly host: string } | undefined {
  const url = text === null ? null : URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) ? { href: url.href, host: url.host } : undefined
}
