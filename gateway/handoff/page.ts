import { html, textOf, type Html } from '#gateway/html.ts'
import { STYLE, STYLE_HASH } from './style.ts'

/** A complete response of the hosted page. */
export interface HandoffPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface HandoffContent {
  readonly status: number
  /** Appears in the browser's history, so it contains no personal data. */
  readonly title: string
  readonly tenantName?: string | null
  readonly isSandbox?: boolean
  readonly content: Html
  /** Whether the page contains a form that posts to this server. */
  readonly hasForm?: boolean
  readonly retryAfterS?: number
}

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32' fill='none' stroke='%23fff' stroke-width='2.5'%3E" +
  "%3Crect width='32' height='32' rx='9' fill='%230b6157' stroke='none'/%3E%3Crect x='8.5' y='14.5' width='15' height='10.5' rx='2.5'/%3E%3Cpath d='M12 14.5v-3a4 4 0 0 1 8 0v3'/%3E%3C/svg%3E"
/** Shown instead of the tenant's initial when the tenant is unknown. */
const PADLOCK = html`<svg viewBox="0 0 32 32"><rect x="6" y="14" width="20" height="14" rx="3"/><path d="M10.5 14v-4a5.5 5.5 0 0 1 11 0v4"/></svg>`

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-language': 'en',
  // Loads nothing except the inline icon, runs no scripts, and forbids framing.
  'content-security-policy': `default-src 'none'; style-src '${STYLE_HASH}'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
} as const

// Under no-referrer a browser sends a form with "Origin: null", which cannot be distinguished from a foreign page. This policy
// sends our server the origin, and never the path with its token.
const WITH_FORM = { 'referrer-policy': 'strict-origin' } as const

/** Renders content in the layout that all pages share. */
export function page({
  status,
  title,
  tenantName,
  isSandbox = false,
  content,
  hasForm = false,
  retryAfterS,
}: HandoffContent): HandoffPage {
  const name = tenantName ?? 'Secure sign-in'
  const body = textOf(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no">
<title>${title} · ${name}</title>
<link rel="icon" href="${ICON}">
<style>${STYLE}</style>
</head>
<body>
<header>
<span class="mark" aria-hidden="true">${tenantName ? initial(tenantName) : PADLOCK}</span>
<bdi>${name}</bdi>
${isSandbox && html`<span class="badge">Sandbox</span>`}
</header>
<main>
${content}
</main>
<footer>${tenantName ? html`This page is run by Fiducia for <bdi>${tenantName}</bdi>.` : 'This page is run by Fiducia.'}</footer>
</body>
</html>
`)
  return {
    status,
    body,
    headers: {
      ...HEADERS,
      ...(hasForm && WITH_FORM),
      ...(retryAfterS !== undefined && { 'retry-after': String(Math.ceil(retryAfterS)) }),
    },
  }
}

const initial = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? ''
