import { html } from '#gateway/html.ts'
import { page, type Site } from '#gateway/portal/page.ts'
import { firstSentence } from './landing.ts'

/** The page for unknown paths. */
export function notFoundPage(site: Site): string {
  return page(site, {
    title: 'Not found',
    summary: 'The page does not exist.',
    main: html`<h1>Page not found</h1>
<p class="lead">It may have moved. Start from <a href="${site.base}/docs">the overview</a>.</p>`,
  })
}

/** A Markdown list of the documents, for programs. */
export function plainList({ base, services, guides, hasGraphSdl }: Site): string {
  const lines = [
    '# Fiducia',
    '',
    '> A multi-tenant money platform: REST services to a published interface, and one federated graph over the same domains.',
    '',
    '## Services',
    '',
    ...services.map(
      ({ title, basePath, description }) =>
        `- [${title}](${base}${basePath}/openapi.json): ${firstSentence(description)}`,
    ),
    '',
    ...(guides.length === 0
      ? []
      : [
          '## Guides',
          '',
          ...guides.map(
            ({ name, title, summary }) => `- [${title}](${base}/docs/guides/${name}): ${summary}`,
          ),
          '',
        ]),
    '## Reference',
    '',
    `- [The graph](${base}/docs/graph): example operations and how errors are reported`,
    ...(hasGraphSdl
      ? [`- [Schema of the graph](${base}/docs/schema.graphql): every type and field in SDL`]
      : []),
    `- [Webhook events](${base}/docs/events): every event with the fields of its body`,
    `- [Errors](${base}/docs/errors): every code with its meaning and resolution`,
  ]
  return `${lines.join('\n')}\n`
}
