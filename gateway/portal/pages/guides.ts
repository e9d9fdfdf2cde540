import { html } from '#gateway/html.ts'
import type { Guide } from '#gateway/portal/guides.ts'
import { markdown, outlineOf } from '#gateway/portal/markdown.ts'
import { page, type Site } from '#gateway/portal/page.ts'

/** The list of guides. */
export function guidesPage(site: Site): string {
  return page(site, {
    title: 'Guides',
    summary: 'Tutorials for the platform that you can follow in a shell.',
    section: 'guides',
    main: html`<h1>Guides</h1>
<p class="lead">Each guide leads to a working result. The examples run unchanged against a platform started with <code>npm start</code>.</p>
<ol class="guide-list">
${site.guides.map(
  ({
    name,
    title,
    summary,
  }) => html`<li><h2><a href="${site.base}/docs/guides/${name}">${title}</a></h2><p>${summary}</p></li>
`,
)}</ol>`,
  })
}

/** One guide, with a list of the other guides. */
export function guidePage(site: Site, guide: Guide): string {
  const { base, guides } = site
  const outline = outlineOf(guide.body)
  const next = guides[guides.findIndex(({ name }) => name === guide.name) + 1]
  return page(site, {
    title: guide.title,
    summary: guide.summary,
    section: 'guides',
    main: html`<div class="with-side">
<aside class="side">
<nav aria-label="Guides"><h2>Guides</h2><ul>
${guides.map(
  ({
    name,
    title,
  }) => html`<li><a href="${base}/docs/guides/${name}"${name === guide.name && html` aria-current="page"`}>${title}</a></li>
`,
)}</ul></nav>
${
  outline.length > 1 &&
  html`<nav aria-label="On this page"><h2>On this page</h2><ul>
${outline.map(
  ({ id, title }) => html`<li><a href="#${id}">${title}</a></li>
`,
)}</ul></nav>`
}
</aside>
<article class="prose">
<h1>${guide.title}</h1>
${markdown(guide.body, { resolve: href => resolveLink(href, site) })}
${next && html`<p class="next"><span>Next</span> <a href="${base}/docs/guides/${next.name}">${next.title}</a></p>`}
</article>
</div>`,
  })
}

const OTHER_GUIDE = /^(?:\.{0,2}\/)*(?:[a-z-]+\/)?(?:\d+-)?([a-z0-9-]+)\.md(#.*)?$/

/** Resolves a link in a guide: to another guide, a page of this host, an anchor on the page, or the web. */
function resolveLink(href: string, { base, guides }: Site): string | undefined {
  if (href.startsWith('#') || /^https?:\/\//.test(href))
    return href.replace(/^http:\/\/127\.0\.0\.1:4000(?=\/|$)/, base)
  if (href.startsWith('/')) return href.startsWith('//') ? undefined : `${base}${href}`
  const [, name, anchor = ''] = OTHER_GUIDE.exec(href) ?? []
  return guides.some(guide => guide.name === name) ? `${base}/docs/guides/${name}${anchor}` : undefined
}
