import { staffToken, userToken } from './sign-in.js'

const container = document.getElementById('explorer')
const { files, graph, schema, examples, demo } = JSON.parse(container.dataset.setup)

const worker = file => new Worker(new URL(files + file, location.href), { type: 'module' })
const WORKERS = { json: 'jsonWorker.js', graphql: 'graphqlWorker.js' }
globalThis.MonacoEnvironment = { getWorker: (_, label) => worker(WORKERS[label] ?? 'editorWorker.js') }

const EMPTY =
  '{\n  // "Authorization": "Bearer <session, staff token or tenant key>",\n  // "X-Tenant-ID": "<id of the tenant>"\n}'

/** Returns the headers of each audience as text for the editor. */
async function credentials() {
  if (!demo) return {}
  const [user, staff] = await Promise.all(
    [userToken(graph, demo), staffToken(graph, demo)].map(token => token.catch(() => undefined)),
  )
  const headers = token =>
    token && JSON.stringify({ Authorization: `Bearer ${token}`, 'X-Tenant-ID': demo.tenantId }, null, 2)
  return { user: headers(user), staff: headers(staff), key: headers(demo.tenantKey) }
}

/** Local storage without the tabs, because their sessions end. Operations that were run stay in the history. */
const IN_TABS = /^graphiql:(tabState|query|variables|headers)$/
const storage = {
  get length() {
    return localStorage.length
  },
  getItem: name => (IN_TABS.test(name) ? null : localStorage.getItem(name)),
  setItem: (name, value) => {
    if (!IN_TABS.test(name)) localStorage.setItem(name, value)
  },
  removeItem: name => localStorage.removeItem(name),
  clear: () => localStorage.clear(),
}

/** Right after a tab is opened, the package still sends the operation name of the previous tab. */
const withoutStaleName = ({ operationName, ...operation }) =>
  new RegExp(`\\b(query|mutation)\\s+${operationName}\\b`).test(operation.query)
    ? { ...operation, operationName }
    : operation

/** Runs an operation. The schema is a separate document, which needs no credential and no request to the graph. */
async function fetcher(operation, { headers = {} } = {}) {
  const response =
    operation.operationName === 'IntrospectionQuery'
      ? await fetch(schema)
      : await fetch(graph, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(withoutStaleName(operation)),
        })
  return response.json()
}

const [{ React, createRoot, Ruru }, headers] = await Promise.all([
  import(new URL(`${files}ruru.js`, location.href)),
  credentials(),
])
const tabs = examples.map(({ audience, document }) => ({
  query: document,
  headers: headers[audience] ?? EMPTY,
}))

/**
 * Each tab of the package contains two buttons, which screen readers cannot reach inside a tab. This turns the tabs into a list of
 * buttons, one of which is current.
 */
function tidyTabs() {
  for (const list of container.querySelectorAll('[role=tablist]')) list.removeAttribute('role')
  for (const item of container.querySelectorAll('li.graphiql-tab[role], li.graphiql-tab[aria-selected]')) {
    const isCurrent = item.getAttribute('aria-selected') === 'true'
    item.removeAttribute('role')
    item.removeAttribute('aria-selected')
    item.querySelector('button')?.setAttribute('aria-current', String(isCurrent))
  }
}
new MutationObserver(tidyTabs).observe(container, {
  childList: true,
  subtree: true,
  attributeFilter: ['role', 'aria-selected'],
})

createRoot(container).render(
  React.createElement(Ruru, {
    endpoint: graph,
    fetcher,
    debugTools: [],
    storage,
    defaultTabs: tabs,
    defaultQuery: '',
    initialHeaders: tabs[0].headers,
    initialQuery: tabs[0].query,
    defaultHeaders: headers.user ?? EMPTY,
    defaultEditorToolsVisibility: 'headers',
    showPersistHeadersSettings: false,
    // Prevents an introspection query, which would fail while introspection is disabled.
    ...(!schema && { schema: null }),
  }),
)
