import { html, type Html } from '#gateway/html.ts'
import type { PortalResponse, ErrorEntry } from '#gateway/portal/content.ts'
import { page, type Site } from '#gateway/portal/page.ts'

/** Explanation of each kind of error, in display order. */
const KINDS: Readonly<Record<string, { readonly title: string; readonly message: string }>> = {
  invalid: { title: 'Invalid', message: 'The request is invalid. The same request will fail again.' },
  unauthenticated: {
    title: 'Not authenticated',
    message: 'The credential is missing, expired, or belongs to another service, environment or tenant.',
  },
  forbidden: { title: 'Forbidden', message: 'The credential is valid but does not permit this operation.' },
  'not-found': {
    title: 'Not found',
    message:
      'The resource does not exist in this workspace. Resources of other tenants are also reported as not found.',
  },
  conflict: {
    title: 'Conflict',
    message: 'The request conflicts with the current state. Read the resource again before you retry.',
  },
  refused: {
    title: 'Refused',
    message: 'The request is well-formed, but a business rule does not permit it.',
  },
  limited: {
    title: 'Limited',
    message: 'Too many requests in a short time. Wait for the number of seconds in Retry-After.',
  },
  unavailable: {
    title: 'Unavailable',
    message: 'The problem is on our side. Retry with the same Idempotency-Key.',
  },
}

/** Lists all error codes, grouped by kind. */
export function errorsPage(site: Site, errors: readonly ErrorEntry[]): string {
  const kinds = Object.keys(KINDS)
    .map(kind => ({ kind, ...KINDS[kind]!, rows: errors.filter(error => error.kind === kind) }))
    .filter(({ rows }) => rows.length > 0)
  return page(site, {
    title: 'Errors',
    summary: 'Every error code with its meaning and resolution.',
    section: 'errors',
    main: html`<h1>Errors</h1>
<p class="lead">Each error has a stable code for programs and a message for people. The meaning of a code never changes; messages may be reworded. The HTTP status of a code can differ between services.</p>
<nav class="jump" aria-label="Kinds of errors">${kinds.map(({ kind, title, rows }) => html`<a href="#${kind}">${title} <span>${rows.length}</span></a>`)}</nav>
${kinds.map(
  ({ kind, title, message, rows }) => html`<section aria-labelledby="${kind}">
<h2 id="${kind}">${title}</h2>
<p class="quiet">${message}</p>
<dl class="rows">
${rows.map(
  row => html`<div id="${row.code}"><dt><a href="${site.base}/docs/errors/${row.code}"><code>${row.code}</code></a>${statusBadges(row)}</dt><dd>${row.message}</dd></div>
`,
)}</dl>
</section>
`,
)}`,
  })
}

/** Page of one error code: its meaning, its resolution, and the operations that return it. */
export function errorPage(site: Site, error: ErrorEntry): string {
  const { code, kind, message, resolution, responses } = error
  return page(site, {
    title: code,
    summary: message,
    section: 'errors',
    main: html`<p class="crumbs"><a href="${site.base}/docs/errors">Errors</a> <span aria-hidden="true">/</span> ${KINDS[kind]?.title ?? kind}</p>
<h1 class="codename">${code}</h1>
<p class="lead">${message}</p>
${resolution !== undefined && html`<section class="note" aria-labelledby="todo"><h2 id="todo">What to do</h2><p>${resolution}</p></section>`}
<section aria-labelledby="where"><h2 id="where">Operations that return it</h2>
${responses.map(response => responseTable(site, response))}
<h3>On the graph</h3>
<p>${onGraph(kind)} <a href="${site.base}/docs/graph#errors">How the graph reports errors</a></p>
</section>`,
  })
}

function onGraph(kind: string): Html {
  return html`In <code>errors[].extensions.code</code>, with <code>kind</code> <code>${kind}</code> beside it.`
}

function responseTable({ base, services }: Site, { service, status, operations }: PortalResponse): Html {
  const entry = services.find(({ name }) => name === service)
  return html`<h3>${entry?.title ?? service} <span class="status s${String(status).charAt(0)}">${status}</span></h3>
${
  operations.length === 0
    ? html`<p>Returned for requests that match no operation.</p>`
    : html`<ul class="operations">
${operations.map(
  ({
    method,
    path,
    tag,
  }) => html`<li><a href="${base}/docs/api/${service}#${service}/tag/${tag.toLowerCase().replaceAll(' ', '-')}/${method}${path}"><span class="method">${method}</span> <code>${path}</code></a></li>
`,
)}</ul>`
}`
}

const statusBadges = ({ responses }: ErrorEntry): Html[] | Html =>
  responses.length === 0
    ? html` <span class="tag">graph</span>`
    : [...new Set(responses.map(({ status }) => status))].map(
        status => html` <span class="status s${String(status).charAt(0)}">${status}</span>`,
      )
