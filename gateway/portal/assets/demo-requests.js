/** Milliseconds between attempts of a step that waits for a value, and the number of attempts. */
const [WAIT_MS, ATTEMPTS_MAX] = [250, 80]

const REFERENCE = /(?:\{|%7B)(\w+)((?:\.\w+)+)(?:\}|%7D)/gi
const WHOLE = /^\{(\w+)((?:\.\w+)*)\}$/

const valueAt = (value, path) =>
  path
    .split('.')
    .filter(Boolean)
    .reduce((at, name) => at?.[name], value)

/** Credentials that the demo fills in for a service, by the name of the security scheme. */
export function credentialsOf({ schemes, key: ownKey }, demo, tokens) {
  const { tenant, key, session, partner, staff } = schemes
  return {
    // A service that exchanges its key for a token has no key among its other credentials.
    ...(tenant && !key && { [tenant]: { token: ownKey ?? demo.tenantKey } }),
    ...(key && ownKey && { [key]: { token: ownKey } }),
    ...(session && tokens.user && { [session]: { token: tokens.user } }),
    ...(staff && tokens.staff && { [staff]: { token: tokens.staff } }),
    ...(partner && { [partner]: { value: demo.partnerKey } }),
  }
}

/** Headers of the credential of a step. */
function stepCredential({ key }, as, { demo, tokens }) {
  switch (as) {
    case 'none':
      return {}
    case 'partner':
      return { 'x-partner-api-key': demo.partnerKey }
    case 'session':
      return { authorization: `Bearer ${tokens.user}` }
    case 'tenant':
      return { authorization: `Bearer ${key ?? demo.tenantKey}` }
    default:
      return { authorization: `Bearer ${tokens.staff}` }
  }
}

/** Sends a step and returns the body of the response. Throws an error that names the step if the request is refused. */
async function sendStep(name, step, { source, setup, tokens }) {
  const { route = 'POST ', service, graphql, variables, as, token, idempotencyKey } = step
  const target = service === undefined ? source : setup.sources.find(({ slug }) => slug === service)
  const [method, path] = route.split(' ')
  const body = graphql ? { query: graphql, variables } : step.body
  const response = await fetch(graphql ? setup.graph : `${target.servers[0].url}${path}`, {
    method,
    headers: {
      'x-tenant-id': setup.demo.tenantId,
      ...(method === 'GET' ? {} : { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() }),
      ...(token
        ? { authorization: `Bearer ${token}` }
        : stepCredential(target, as ?? target.stepCredential, { demo: setup.demo, tokens })),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const result = text === '' ? {} : JSON.parse(text)
  if (!response.ok || result.errors)
    throw new Error(`Step "${name}" of the demo ended with ${response.status}: ${text.slice(0, 300)}`)
  return graphql ? result.data : result
}

/** Repeats a step until its response has the expected value. Returns the values that later steps use. */
async function runStep(name, { until, picks, ...step }, context) {
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt++) {
    const response = await sendStep(name, step, context)
    if (!until || valueAt(response, until.field) === until.value)
      return picks
        ? Object.fromEntries(Object.entries(picks).map(([field, path]) => [field, valueAt(response, path)]))
        : response
    await new Promise(resolve => setTimeout(resolve, WAIT_MS))
  }
  throw new Error(`Step "${name}" of the demo still waits for ${until.field} to be ${until.value}.`)
}

/** Rows for one request: a step runs once, when a value first refers to it. */
function rowsFor(preparation, context) {
  const page = {
    unique: `demo-${Math.random().toString(36).slice(2, 10)}`,
    code: Math.random().toString(36).slice(2, 10).toUpperCase().padEnd(8, '0'),
    digits: String(Math.floor(10_000_000 + Math.random() * 90_000_000)),
    key: crypto.randomUUID(),
    nextWeekAt: new Date(Date.now() + 7 * 86_400_000).toISOString(),
  }
  const started = new Map([['page', Promise.resolve(page)]])
  const isKnown = name => name === 'page' || Object.hasOwn(preparation, name)
  const rowOf = name => {
    if (!started.has(name)) started.set(name, run(name, preparation[name]))
    return started.get(name)
  }
  async function run(name, { after = [], value, ...step }) {
    await Promise.all(after.map(rowOf))
    if (value) return fillValue(value)
    return runStep(name, await fillValue(step), context)
  }
  async function valueOf(name, path) {
    const value = valueAt(await rowOf(name), path)
    if (value === undefined)
      throw new Error(`Step "${name}" of the demo returned no value at ${path.slice(1)}.`)
    return value
  }
  /** Replaces the references in a text. */
  async function fillText(text, encode = String) {
    let result = text
    for (const [reference, name, path] of text.matchAll(REFERENCE))
      if (isKnown(name)) result = result.replaceAll(reference, encode(await valueOf(name, path)))
    return result
  }
  /** Replaces the references in all strings of a value. */
  async function fillValue(value) {
    if (typeof value === 'string') {
      const [, name, path] = WHOLE.exec(value) ?? []
      return isKnown(name) ? valueOf(name, path) : fillText(value)
    }
    if (Array.isArray(value)) return Promise.all(value.map(fillValue))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      await Promise.all(Object.entries(value).map(async ([name, each]) => [name, await fillValue(each)])),
    )
  }
  return { fillText, fillValue }
}

/**
 * Copies a request with its references replaced by rows. The steps that create these rows run now, so a second request gets new rows,
 * and opening the page creates none.
 */
export async function prepareRequest(request, setup, tokens) {
  const source = setup.sources
    .filter(({ servers: [{ url }] }) => request.url.startsWith(`${new URL(url, request.url).href}/`))
    .sort((a, b) => b.servers[0].url.length - a.servers[0].url.length)[0]
  if (!source?.preparation) return request
  const { fillText, fillValue } = rowsFor(source.preparation, { source, setup, tokens })
  const headers = await Promise.all(
    [...request.headers].map(async ([name, value]) => [name, await fillText(value)]),
  )
  const text = await request.clone().text()
  const hasReference = text.search(REFERENCE) !== -1
  return new Request(await fillText(request.url, encodeURIComponent), {
    method: request.method,
    headers,
    ...(text !== '' && { body: hasReference ? JSON.stringify(await fillValue(JSON.parse(text))) : text }),
  })
}
