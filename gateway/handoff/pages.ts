import { contextEntries } from './context-entries.ts'
import { html, type Html } from '#gateway/html.ts'
import { page, type HandoffPage } from './page.ts'
import type { Preview, SignedIn } from './calls.ts'
import { webLink } from './web-link.ts'

/** Path of the hosted page, used in its forms and links: the path of PUBLIC_URL followed by /handoff. */
type Base = string

const START_AGAIN = 'Go back to the app that sent you here and start again.'

/** Page on which the holder of a valid token confirms the sign-in. Opening the page changes nothing. */
export function confirmPage(
  base: Base,
  token: string,
  { tenantName, environment, firstName, lastName, returnUrl, expiresAt }: Preview,
  now: Date,
): HandoffPage {
  const name = nameOf({ firstName, lastName })
  const back = webLink(returnUrl)
  const expires = new Date(expiresAt!)
  return page({
    status: 200,
    title: 'Sign in',
    tenantName,
    isSandbox: environment === 'SANDBOX',
    hasForm: true,
    content: html`<h1>${name ? html`Continue as <bdi>${name}</bdi>` : html`Continue to <bdi>${tenantName}</bdi>`}</h1>
<p>An app sent you here to sign in to <bdi>${tenantName}</bdi>. Nothing happens until you continue.</p>
<form method="post" action="${base}">
<input type="hidden" name="token" value="${token}" autocomplete="off">
<button class="act" type="submit">Continue</button>
</form>
<p class="quiet">${name ? 'Not you? Close this page, and you will not be signed in.' : 'Did not expect this? Close this page, and you will not be signed in.'}</p>
<p class="quiet">This link works once, for ${remaining(expires, now)}, until ${timeOf(expires)}.${back && html` Afterwards you can go back to <bdi>${back.host}</bdi>.`}</p>`,
  })
}

/** Explains that a token is used, expired or unknown, and how to get a new one. Contains no names. */
export function stalePage(base: Base, { state, tenantName, environment, returnUrl }: Preview): HandoffPage {
  const isSandbox = environment === 'SANDBOX'
  if (state === 'USED')
    return page({
      status: 410,
      title: 'Link used',
      tenantName,
      isSandbox,
      content: html`<h1>This link has already been used</h1>
<p>For your safety it works once. ${START_AGAIN}</p>
${backLink(returnUrl)}
<p class="quiet">Did you just sign in on this device? <a class="link" href="${base}/session">Go on to your session</a></p>`,
    })
  if (state === 'EXPIRED')
    return page({
      status: 410,
      title: 'Link expired',
      tenantName,
      isSandbox,
      content: html`<h1>This link has expired</h1>
<p>For your safety it works for a few minutes only. ${START_AGAIN}</p>
${backLink(returnUrl)}`,
    })
  return page({
    status: 404,
    title: 'Invalid link',
    content: html`<h1>This link is invalid</h1>
<p>It may be incomplete or too old. ${START_AGAIN}</p>`,
  })
}

/** Shows the customer of the session, the context from the partner, and the link back. */
export function sessionPage(
  base: Base,
  { tenantName, environment, customer, handoff }: SignedIn,
): HandoffPage {
  const name = nameOf(customer)
  const { entries, omitted } = contextEntries(handoff?.context ?? null)
  return page({
    status: 200,
    title: 'Signed in',
    tenantName,
    isSandbox: environment === 'SANDBOX',
    hasForm: true,
    content: html`<h1>You are signed in${name && html` as <bdi>${name}</bdi>`}</h1>
<p>Your session with <bdi>${tenantName}</bdi> is open.</p>
${backLink(handoff?.returnUrl ?? null)}
${
  entries.length > 0 &&
  html`<h2>Passed on by your app</h2>
<dl>
${entries.map(
  ({ key, value }) => html`<div><dt><bdi>${key}</bdi></dt><dd><bdi>${value}</bdi></dd></div>
`,
)}</dl>
${omitted > 0 && html`<p class="quiet">${omitted === 1 ? 'One more entry is' : `${omitted} more entries are`} not shown.</p>`}`
}
<form method="post" action="${base}/sign-out"><button class="act second" type="submit">Sign out</button></form>
<p class="quiet">You can reload this page as often as you like. You are signed out automatically after fifteen minutes.</p>`,
  })
}

/** Confirms that the session has ended. */
export const signedOutPage = (signedIn: SignedIn | undefined): HandoffPage =>
  page({
    status: 200,
    title: 'Signed out',
    tenantName: signedIn?.tenantName ?? null,
    isSandbox: signedIn?.environment === 'SANDBOX',
    content: html`<h1>You are signed out</h1>
<p>This session is closed. To sign in again, start from your app.</p>
${backLink(signedIn?.handoff?.returnUrl ?? null)}`,
  })

/** An error page with a heading and one sentence. */
const plainPage = (
  status: number,
  title: string,
  heading: string,
  message: string,
  retryAfterS?: number,
): HandoffPage =>
  page({
    status,
    title,
    ...(retryAfterS !== undefined && { retryAfterS }),
    content: html`<h1>${heading}</h1>
<p>${message}</p>`,
  })

export const noSessionPage = (): HandoffPage =>
  plainPage(
    401,
    'Not signed in',
    'You are not signed in',
    `Your session has ended, or there was none on this device. ${START_AGAIN}`,
  )
export const foreignPage = (): HandoffPage =>
  plainPage(
    403,
    'Not accepted',
    'The form was not sent from this page',
    `For your safety, nothing was changed. ${START_AGAIN}`,
  )
export const wrongMethodPage = (): HandoffPage =>
  plainPage(405, 'Not possible', 'This page does not support that request', START_AGAIN)
export const unreadablePage = (status: number): HandoffPage =>
  plainPage(status, 'Not understood', 'The request could not be read', `Nothing was changed. ${START_AGAIN}`)
export const busyPage = (status: number, retryAfterS: number): HandoffPage =>
  plainPage(
    status,
    'Not available',
    'The service is temporarily unavailable',
    'Please load this page again in a moment.',
    retryAfterS,
  )

function nameOf(
  person: { readonly firstName: string | null; readonly lastName: string | null } | null,
): string {
  return [person?.firstName, person?.lastName]
    .map(part => part?.trim())
    .filter(Boolean)
    .join(' ')
}

/** Link back to the partner's app; undefined without a valid return URL. */
function backLink(returnUrl: string | null): Html | undefined {
  const link = webLink(returnUrl)
  return (
    link &&
    html`<a class="act" href="${link.href}" rel="noreferrer">Back to your app <span><bdi>${link.host}</bdi></span></a>`
  )
}

/** The page has no scripts and cannot know the visitor's time zone, so times are shown in UTC. */
const timeOf = (at: Date): Html =>
  html`<time datetime="${at.toISOString()}">${at.toISOString().slice(11, 16)} UTC</time>`

function remaining(until: Date, now: Date): string {
  const minutes = Math.round((until.getTime() - now.getTime()) / 60_000)
  if (minutes < 1) return 'less than a minute'
  return minutes === 1 ? 'about a minute' : `about ${minutes}\u00a0minutes`
}
