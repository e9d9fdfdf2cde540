import { html, textOf, type Html } from '#gateway/html.ts'
import type { GuideSummary } from './guides.ts'
import type { ServiceEntry } from './content.ts'

/** Data that every page of the portal needs. */
export interface Site {
  /** The path of PUBLIC_URL, without a slash at its end. */
  readonly base: string
  /** Version of the assets, which is part of their paths. */
  readonly version: string
  readonly services: readonly ServiceEntry[]
  readonly guides: readonly GuideSummary[]
  readonly hasGraphSdl: boolean
  readonly isDemo: boolean
}

export type Section = 'overview' | 'api' | 'graph' | 'guides' | 'events' | 'errors'

export interface PageContent {
  readonly title: string
  /** One sentence for search engines and link previews. */
  readonly summary: string
  readonly section?: Section
  readonly main: Html
  /** The bundle that renders the page adds its own main landmark. */
  readonly hasOwnMain?: boolean
  /** Classes of the body. */
  readonly bodyClass?: string
  /** Style sheets in addition to that of the layout. */
  readonly styles?: readonly string[]
  /** Module scripts, by the name of their asset. */
  readonly scripts?: readonly string[]
}

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32' fill='none' stroke='%23fff' stroke-width='2.75' stroke-linecap='round' stroke-linejoin='round'%3E" +
  "%3Crect width='32' height='32' rx='9' fill='%230b6157' stroke='none'/%3E%3Cpath d='M11.5 24V8.5h9.5M11.5 16h7.5'/%3E%3C/svg%3E"
const MARK = html`<svg viewBox="0 0 32 32" aria-hidden="true"><path d="M11.5 24V8.5h9.5M11.5 16h7.5"/></svg>`

/** Path of an asset. */
export const assetPath = ({ base, version }: Pick<Site, 'base' | 'version'>, name: string): string =>
  `${base}/docs/assets/${version}/${name}`

/** Renders content in the layout that all pages of the portal share. */
export function page(
  site: Site,
  {
    title,
    summary,
    section,
    main,
    hasOwnMain = false,
    bodyClass,
    styles = ['portal.css'],
    scripts = [],
  }: PageContent,
): string {
  return textOf(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${summary}">
<title>${title}${title !== 'Fiducia' && ' · Fiducia'}</title>
<link rel="icon" href="${ICON}">
${['frame.css', ...styles].map(
  name => html`<link rel="stylesheet" href="${assetPath(site, name)}">
`,
)}${['portal.js', ...scripts].map(
    name => html`<script type="module" src="${assetPath(site, name)}"></script>
`,
  )}</head>
<body${bodyClass !== undefined && html` class="${bodyClass}"`}>
<a class="skip" href="#main">Skip to the content</a>
<header class="top">
<a class="brand" href="${site.base}/docs"><span class="mark">${MARK}</span><span class="name">Fiducia <span>Docs</span></span></a>
<nav aria-label="Documentation">
${navigation(site).map(
  ({ id, href, label }) => html`<a href="${href}"${id === section && html` aria-current="page"`}>${label}</a>
`,
)}</nav>
</header>
${
  hasOwnMain
    ? html`<div id="main" class="stage" tabindex="-1">${main}</div>`
    : html`<main id="main" class="stage" tabindex="-1">
${main}
</main>`
}
${
  bodyClass === undefined &&
  html`<footer class="bottom">
<p>This installation serves every page itself; no page loads external resources. <a href="${site.base}/llms.txt">Plain list of the documents</a></p>
</footer>`
}
</body>
</html>
`)
}

function navigation({ base, services, guides }: Site): { id: Section; href: string; label: string }[] {
  const [first] = services
  return [
    { id: 'overview', href: `${base}/docs`, label: 'Overview' },
    ...(guides.length > 0 ? [{ id: 'guides' as const, href: `${base}/docs/guides`, label: 'Guides' }] : []),
    ...(first
      ? [{ id: 'api' as const, href: `${base}/docs/api/${first.name}`, label: 'API reference' }]
      : []),
    { id: 'graph', href: `${base}/docs/graph`, label: 'Graph' },
    { id: 'events', href: `${base}/docs/events`, label: 'Events' },
    { id: 'errors', href: `${base}/docs/errors`, label: 'Errors' },
  ]
}
