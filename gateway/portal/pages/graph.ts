import { html } from '#gateway/html.ts'
import { AUDIENCES, type Example } from '#gateway/portal/examples.ts'
import { codeBlock } from '#gateway/portal/markdown.ts'
import { page, type Site } from '#gateway/portal/page.ts'

/** Introduction to the graph, with the example operations of the explorer. */
export function graphPage(site: Site, examples: readonly Example[]): string {
  const { base } = site
  return page(site, {
    title: 'The graph',
    summary: 'One federated GraphQL API over every domain, with example operations.',
    section: 'graph',
    main: html`<h1>The graph</h1>
<p class="lead">One endpoint for every domain. A single request returns a customer with the data of each domain. It accepts the credentials of the REST services, with the same <code>X-Tenant-ID</code> and <code>Idempotency-Key</code>.</p>
<p class="actions"><a class="button" href="${base}/graphql">Open the explorer</a>${site.hasGraphSdl && html`<a class="button second" href="${base}/docs/schema.graphql">Download the schema</a>`}</p>
${!site.hasGraphSdl && html`<p class="note">Introspection is disabled on this installation, so the explorer offers no completion or validation.</p>`}
<h2 id="request">A request</h2>
<p><code>POST ${base}/graphql</code> with a JSON body of <code>query</code>, <code>variables</code> and, where there are several operations, <code>operationName</code>. Queries may be sent by GET with the header <code>Apollo-Require-Preflight</code>; mutations may not.</p>
<h2 id="examples">Examples</h2>
${Object.entries(AUDIENCES).map(
  ([audience, { title, description }]) => html`<h3 id="${audience}">${title}</h3>
<p>${description}</p>
${examples
  .filter(each => each.audience === audience)
  .map(
    ({ name, about, document }) => html`<h4>${name}</h4>
<p>${about}</p>
${codeBlock(document, 'graphql')}
`,
  )}`,
)}
<h2 id="errors">Errors</h2>
<p>A failed operation has status 200 and lists each error in <code>errors</code>, with its <a href="${base}/docs/errors">code</a> in <code>extensions</code>. Errors before an operation runs, such as an invalid credential or a malformed body, have the HTTP status of their kind.</p>
${codeBlock(JSON.stringify({ errors: [{ message: 'The recipient does not exist.', path: ['createTransfer'], extensions: { code: 'RECIPIENT_NOT_FOUND', kind: 'not-found' } }], data: null }, null, 2), 'json')}`,
  })
}
