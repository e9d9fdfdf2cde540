import { html } from '#gateway/html.ts'
import { page, type Site } from '#gateway/portal/page.ts'

/** The landing page: an introduction and links to all sections. */
export function landingPage(site: Site): string {
  const { base, services, guides } = site
  return page(site, {
    title: 'Fiducia',
    summary: 'Guides, API reference, webhook events, errors and the graph of the Fiducia money platform.',
    section: 'overview',
    main: html`<section class="hero">
<h1>Move money with one platform</h1>
<p class="lead">Fiducia serves banks, fintechs and remittance companies: REST services to a published interface, and one federated graph over the same domains. Both run the same operations and show the same data.</p>
<p class="actions">${start(site)}<a class="button second" href="${base}/graphql">Open the graph explorer</a></p>
</section>
<section aria-labelledby="services">
<h2 id="services">Services</h2>
<ul class="cards">
${services.map(
  service => html`<li class="card wide-card">
<h3><a href="${base}/docs/api/${service.name}">${service.title}</a> <span class="tag">${service.version}</span></h3>
<p>${firstSentence(service.description)}</p>
<p class="facts"><code>${service.basePath}</code> <span>${service.operations} operations</span> <a href="${base}${service.basePath}/openapi.json" aria-label="openapi.json of ${service.title}">openapi.json</a></p>
</li>
`,
)}</ul>
</section>
${
  guides.length > 0 &&
  html`<section aria-labelledby="guides">
<h2 id="guides">Guides</h2>
<ul class="cards">
${guides.map(
  ({
    name,
    title,
    summary,
  }) => html`<li class="card"><h3><a href="${base}/docs/guides/${name}">${title}</a></h3><p>${summary}</p></li>
`,
)}</ul>
</section>`
}
<section aria-labelledby="reference">
<h2 id="reference">Reference</h2>
<ul class="cards">
<li class="card"><h3><a href="${base}/docs/graph">The graph</a></h3><p>One request across all domains: example operations for front ends, dashboards and backends.</p></li>
<li class="card"><h3><a href="${base}/docs/events">Webhook events</a></h3><p>Every event with the fields of its body; how deliveries are signed and retried.</p></li>
<li class="card"><h3><a href="${base}/docs/errors">Errors</a></h3><p>Each code with its meaning, its resolution, and the operations that return it. Codes are stable.</p></li>
</ul>
</section>
${site.isDemo && demoNote(site)}`,
  })
}

function start({ base, services, guides }: Site) {
  const [guide] = guides
  if (guide) return html`<a class="button" href="${base}/docs/guides/${guide.name}">Start with a guide</a>`
  const [service] = services
  return service && html`<a class="button" href="${base}/docs/api/${service.name}">Read the API reference</a>`
}

const demoNote = ({ base, services }: Site) => html`<section class="note" aria-labelledby="demo">
<h2 id="demo">This installation has a demo workspace</h2>
<p>The ${services[0] ? html`<a href="${base}/docs/api/${services[0].name}">API reference</a>` : 'API reference'} and the <a href="${base}/graphql">explorer</a> have its credentials filled in, including a new user session, so you can send requests at once. Its keys are public: do not enter real data.</p>
</section>`

/** The first sentence of a description, for a card. */
export const firstSentence = (text: string): string => /^.*?[.](?=\s|$)/s.exec(text)?.[0] ?? text
