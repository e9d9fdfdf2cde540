import { html } from '../../html.ts'
import { page, type Site } from '../page.ts'
import { firstSentence } from './landing.ts'

/** What stands where nothing does. */
export function missingPage(site: Site): string {
  return page(site, {
    title: 'Not found',
    summary: 'There is no such page.',
    main: html`<h1>There is no such page</h1>
<p class="lead">It may have moved. Everything there is can be found from <a href="${site.base}/docs">the overview</a>.</p>`,
  })
}

/** The documents as a plain list in Markdown, for programs that read. */
export function plainList({ base, services, guides, hasGraphSdl }: Site): string {
  const lines = [
    '# Fiducia', '',
    '> A multi-tenant money platform: REST services to a published interface, and one federated graph over the same domains.', '',
    '## Services', '',
    ...services.map(({ title, basePath, description }) => `- [${title}](${base}${basePath}/openapi.json): ${firstSentence(description)}`), '',
    ...(guides.length === 0 ? [] : ['## Guides', '', ...guides.map(({ name, title, summary }) => `- [${title}](${base}/docs/guides/${name}): ${summary}`), '']),
    '## Reference', '',
    `- [The graph](${base}/docs/graph): example operations and how errors are told`,
    ...(hasGraphSdl ? [`- [Schema of the graph](${base}/docs/schema.graphql): every type and field in SDL`] : []),
    `- [Webhook events](${base}/docs/events): what is told, when, and each field`,
    `- [Errors](${base}/docs/errors): every code, what it means and what to do`,
  ]
  return `${lines.join('\n')}\n`
}
