import { html, type Html } from '../../html.ts'
import type { Answer, ErrorEntry } from '../content.ts'
import { page, type Site } from '../page.ts'

/** What a kind of refusal means to who meets it, in the order in which they are listed. */
const KINDS: Readonly<Record<string, { readonly title: string; readonly message: string }>> = {
  invalid: { title: 'Invalid', message: 'The request is not right as it stands. The same request fails again.' },
  unauthenticated: { title: 'Not authenticated', message: 'The credential is missing, expired, or not one of this service, environment or tenant.' },
  forbidden: { title: 'Forbidden', message: 'The credential is known, and may not do this.' },
  'not-found': { title: 'Not found', message: 'There is no such thing in this workspace. What belongs to another tenant is not found either.' },
  conflict: { title: 'Conflict', message: 'The state of things stands against it. Read it again and decide anew.' },
  refused: { title: 'Refused', message: 'A rule of the business says no. The request is well-formed.' },
  limited: { title: 'Limited', message: 'Too much in too short a time. Wait for the seconds in Retry-After.' },
  unavailable: { title: 'Unavailable', message: 'It is not your fault. Repeat with the same Idempotency-Key.' },
}

/** Every code there is, by what it means to its caller. */
export function errorsPage(site: Site, errors: readonly ErrorEntry[]): string {
  const kinds = Object.keys(KINDS).map(kind => ({ kind, ...KINDS[kind]!, rows: errors.filter(error => error.kind === kind) })).filter(({ rows }) => rows.length > 0)
  return page(site, {
    title: 'Errors',
    summary: 'Every error code with its meaning and what to do.',
    section: 'errors',
    main: html`<h1>Errors</h1>
<p class="lead">A refusal has a code that programs switch on and a sentence for people. Codes never change their meaning; sentences may get better. The status is each service's own way of saying it.</p>
<nav class="jump" aria-label="Kinds of errors">${kinds.map(({ kind, title, rows }) => html`<a href="#${kind}">${title} <span>${rows.length}</span></a>`)}</nav>
${kinds.map(({ kind, title, message, rows }) => html`<section aria-labelledby="${kind}">
<h2 id="${kind}">${title}</h2>
<p class="quiet">${message}</p>
<dl class="rows">
${rows.map(row => html`<div id="${row.code}"><dt><a href="${site.base}/docs/errors/${row.code}"><code>${row.code}</code></a>${statusBadges(row)}</dt><dd>${row.message}</dd></div>
`)}</dl>
</section>
`)}`,
  })
}

/** One code: what it means, what to do, and who answers it. */
export function errorPage(site: Site, error: ErrorEntry): string {
  const { code, kind, message, resolution, answers } = error
  return page(site, {
    title: code,
    summary: message,
    section: 'errors',
    main: html`<p class="crumbs"><a href="${site.base}/docs/errors">Errors</a> <span aria-hidden="true">/</span> ${KINDS[kind]?.title ?? kind}</p>
<h1 class="codename">${code}</h1>
<p class="lead">${message}</p>
${resolution !== undefined && html`<section class="note" aria-labelledby="todo"><h2 id="todo">What to do</h2><p>${resolution}</p></section>`}
<section aria-labelledby="where"><h2 id="where">Where it is answered</h2>
${answers.map(answer => answerTable(site, answer))}
<h3>On the graph</h3>
<p>${onGraph(kind)} <a href="${site.base}/docs/graph#errors">How the graph tells errors</a></p>
</section>`,
  })
}

function onGraph(kind: string): Html {
  return html`In <code>errors[].extensions.code</code>, with <code>kind</code> <code>${kind}</code> beside it.`
}

function answerTable({ base, services }: Site, { service, status, operations }: Answer): Html {
  const entry = services.find(({ name }) => name === service)
  return html`<h3>${entry?.title ?? service} <span class="status s${String(status).charAt(0)}">${status}</span></h3>
${operations.length === 0 ? html`<p>To requests that no operation takes.</p>` : html`<ul class="operations">
${operations.map(({ method, path, tag }) => html`<li><a href="${base}/docs/api/${service}#tag/${tag.toLowerCase()}/${method}${path}"><span class="method">${method}</span> <code>${path}</code></a></li>
`)}</ul>`}`
}

const statusBadges = ({ answers }: ErrorEntry): Html[] | Html =>
  answers.length === 0 ? html` <span class="tag">graph</span>` : [...new Set(answers.map(({ status }) => status))].map(status => html` <span class="status s${String(status).charAt(0)}">${status}</span>`)
