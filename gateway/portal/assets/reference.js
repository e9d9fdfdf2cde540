import { credentialsOf, prepareRequest } from './demo-requests.js'
import { staffToken, userToken } from './sign-in.js'

const container = document.getElementById('reference')
const setup = JSON.parse(container.dataset.setup)
const { bundle, graph, sources, demo } = setup

const loaded = new Promise((resolve, reject) => {
  const script = document.createElement('script')
  script.src = bundle
  script.onload = resolve
  script.onerror = () => reject(new Error('The API reference could not be loaded.'))
  document.head.append(script)
})
/** Creates a user session and a token of the administrator, if a service accepts them. */
async function createTokens() {
  if (!demo) return {}
  const isAccepted = name => sources.some(({ schemes }) => schemes[name])
  const [user, staff] = await Promise.all(
    [
      isAccepted('session') && userToken(graph, demo),
      isAccepted('staff') && staffToken(graph, { ...demo, staffEmail: demo.administratorEmail }),
    ].map(token => Promise.resolve(token).catch(() => undefined)),
  )
  return { user, staff }
}
const tokens = await createTokens()
await loaded

/** Creates the demo rows that a request refers to, then sends the request. */
async function demoFetch(input, init) {
  const request = new Request(input, init)
  try {
    return await fetch(await prepareRequest(request, setup, tokens))
  } catch (error) {
    console.warn(error.message)
    throw error
  }
}

const shared = {
  theme: 'none',
  layout: 'modern',
  withDefaultFonts: false,
  // The page sends requests to this host only.
  proxyUrl: '',
  telemetry: false,
  agent: { disabled: true, hideAddApi: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  persistAuth: false,
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  documentDownloadType: 'direct',
  defaultOpenAllTags: false,
  operationTitleSource: 'summary',
}
// The bundle would mistake the content for browsers without scripts for a page rendered on the server.
container.replaceChildren()
window.Scalar.createApiReference(
  container,
  sources.map(source => ({
    ...shared,
    title: source.title,
    slug: source.slug,
    url: source.url,
    servers: source.servers,
    default: source.isDefault,
    ...(demo && {
      customFetch: demoFetch,
      authentication: { securitySchemes: credentialsOf(source, demo, tokens) },
    }),
  })),
)

/** The bundle hides the text of its copy buttons from screen readers. */
function nameButtons() {
  for (const button of container.querySelectorAll('button.scalar-code-copy:not([aria-label])'))
    button.setAttribute('aria-label', 'Copy')
}
new MutationObserver(nameButtons).observe(container, { childList: true, subtree: true })
nameButtons()
