import type { OutboundRules } from './send.ts'

/** Why a URL cannot be called, as the end of a sentence; undefined when it can, as far as its text tells. */
export function urlFault(text: string, rules: OutboundRules): string | undefined {
  const url = URL.parse(text)
  if (!url) return 'is not a URL'
  return url.protocol === 'https:' || (url.protocol === 'http:' && !rules.httpsOnly) ? undefined : 'must be an https URL'
}
