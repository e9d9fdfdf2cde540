import { html } from '#gateway/html.ts'
import type { EventEntry, FieldRow } from '#gateway/portal/content.ts'
import { page, type Site } from '#gateway/portal/page.ts'

/** The catalogue of webhook events, by service. */
export function eventsPage(site: Site, events: readonly EventEntry[]): string {
  const sections = site.services
    .map(service => ({ service, rows: events.filter(event => event.service === service.name) }))
    .filter(({ rows }) => rows.length > 0)
  return page(site, {
    title: 'Webhook events',
    summary: 'Every webhook event with the time at which it is sent and each field of its body.',
    section: 'events',
    main: html`<h1>Webhook events</h1>
<p class="lead">Subscribe to an event, a group such as <code>transfer.*</code>, or everything with <code>*</code>. Each event is a signed POST of JSON to your URL, at least once, with the same id on every attempt.</p>
${sections.map(
  ({ service, rows }) => html`<section aria-labelledby="${service.name}">
<h2 id="${service.name}">${service.title}</h2>
<p><a href="${site.base}/docs/api/${service.name}#${service.name}/tag/webhooks">Manage subscriptions and deliveries</a></p>
${rows.map(
  event => html`<details class="event" id="${event.name}">
<summary><code>${event.name}</code> <span>${event.description}</span></summary>
${fieldTable(event.name, event.fields)}
</details>
`,
)}</section>
`,
)}
<section aria-labelledby="receiving"><h2 id="receiving">Receiving one</h2>
<ul>
<li><strong>Verify it.</strong> Deliveries follow <a href="https://www.standardwebhooks.com" rel="noreferrer">Standard Webhooks</a>: compute the signature over the raw bytes, and reject a timestamp that is more than five minutes off. Compliance additionally sends the header <code>X-Webhook-Signature</code>, which its reference describes.</li>
<li><strong>Answer 2xx within 30 seconds.</strong> Anything else is a failure, redirects too. 410 disables the subscription.</li>
<li><strong>Expect repeats.</strong> After a failure it comes again after 1 minute, 5 minutes, 30 minutes, 2 hours and 12 hours. Drop an <code>id</code> that you have seen.</li>
<li><strong>Expect disorder.</strong> <code>sequence</code> counts the events of one resource; the highest is the newest. Bodies without it promise no order.</li>
</ul></section>`,
  })
}

const fieldTable = (
  name: string,
  fields: readonly FieldRow[],
) => html`<div class="wide" role="region" tabindex="0" aria-label="Fields of ${name}"><table>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
<tbody>${fields.map(
  ({
    path,
    type,
    isRequired,
    about,
  }) => html`<tr><td><code>${path}</code></td><td>${type}${!isRequired && html` <span class="quiet">optional</span>`}</td><td>${about}</td></tr>
`,
)}</tbody></table></div>`
