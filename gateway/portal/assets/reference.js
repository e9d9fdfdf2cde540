import { credentialsOf, prepared } from './demo-requests.js'
import { staffToken, userToken } from './sign-in.js'

const place = document.getElementById('reference')
const setup = JSON.parse(place.dataset.setup)
const { bundle, graph, sources, demo } = setup

const loaded = new Promise((resolve, reject) => {
  const script = document.createElement('script')
  script.src = bundle
  script.onload = resolve
  script.onerror = () => reject(new Error('The API reference could not be loaded.'))
  document.head.append(script)
})
/** A user's session and a token of the administrator, where a service takes such. */
async function freshTokens() {
  if (!demo) return {}
  const takes = name => sources.some(({ schemes }) => schemes[name])
  const [user, staff] = await Promise.all(
    [
      takes('session') && userToken(graph, demo),
      takes('staff') && staffToken(graph, { ...demo, staffEmail: demo.administratorEmail }),
    ].map(token => Promise.resolve(token).catch(() => undefined)),
  )
  return { user, staff }
}
const tokens = await freshTokens()
await loaded

/** Sends a request after the demo rows it refers to have been created. */
async function demoFetch(input, init) {
  const request = new Request(input, init)
  try {
    return await fetch(await prepared(request, setup, tokens))
  } catch (error) {
    console.warn(error.message)
    throw error
  }
}

const shared = {
  theme: 'none',
  layout: 'modern',
  withDefaultFonts: false,
  // Nothing is asked of anybody but this host.
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
// What stands here for browsers without scripts would be taken for a page that was drawn on the server.
place.replaceChildren()
window.Scalar.createApiReference(
  place,
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

/** The bundle hides the word on its buttons that copy from readers of screens. */
function nameButtons() {
  for (const button of place.querySelectorAll('button.scalar-code-copy:not([aria-label])'))
    button.setAttribute('aria-label', 'Copy')
}
new MutationObserver(nameButtons).observe(place, { childList: true, subtree: true })
nameButtons()
