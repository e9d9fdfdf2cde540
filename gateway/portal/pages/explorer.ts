import { html } from '#gateway/html.ts'
import type { DemoAccess } from '#gateway/portal/content.ts'
import type { Example } from '#gateway/portal/examples.ts'
import { assetPath, page, type Site } from '#gateway/portal/page.ts'

/** The graph's explorer: an editor of operations with the examples as its tabs. */
export function explorerPage(site: Site, examples: readonly Example[], demo: DemoAccess | undefined): string {
  const { base, hasGraphSdl } = site
  const setup = {
    files: assetPath(site, 'explorer/'),
    graph: `${base}/graphql`,
    schema: hasGraphSdl ? `${base}/docs/schema.json` : undefined,
    examples: examples.map(({ audience, document }) => ({ audience, document })),
    demo,
  }
  return page(site, {
    title: 'Graph explorer',
    summary: 'Write and run operations of the graph.',
    section: 'graph',
    bodyClass: 'whole',
    styles: ['explorer/ruru.css', 'explorer.css'],
    scripts: ['explorer.js'],
    main: html`<h1 class="unseen">Graph explorer</h1>
<div class="bar">
<p>${demo ? 'The headers of each tab contain the demo credentials of its audience.' : 'Add a credential and X-Tenant-ID to the headers of a tab.'}${!hasGraphSdl && ' Introspection is disabled, so completion and documentation are not available.'}</p>
<a href="${base}/docs/graph">About the graph</a>
</div>
<div id="explorer" data-setup="${JSON.stringify(setup)}"><p class="plain">The explorer is loading. It needs JavaScript; the <a href="${base}/docs/graph">examples</a> can be read without.</p></div>`,
  })
}
