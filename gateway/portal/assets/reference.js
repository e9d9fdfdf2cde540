import { staffToken, userToken } from './sign-in.js'

const place = document.getElementById('reference')
const { bundle, graph, sources, demo } = JSON.parse(place.dataset.setup)

/** What the demonstration fills into the credentials of a service, by the name of the security scheme. */
function filledIn({ tenant, key, session, partner, staff }, ownKey, tokens) {
  return {
    // A service that exchanges its key for a token has no key among its other credentials.
    ...(tenant && !key && { [tenant]: { token: ownKey ?? demo.tenantKey } }),
    ...(key && ownKey && { [key]: { token: ownKey } }),
    ...(session && tokens.user && { [session]: { token: tokens.user } }),
    ...(staff && tokens.staff && { [staff]: { token: tokens.staff } }),
    ...(partner && { [partner]: { value: demo.partnerKey } }),
  }
}

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
  sources.map(({ title, slug, url, isDefault, servers, schemes, key }) => ({
    ...shared,
    title,
    slug,
    url,
    servers,
    default: isDefault,
    ...(demo && {
      authentication: {
        preferredSecurityScheme:
          (schemes.key && schemes.staff) ?? schemes.tenant ?? Object.values(schemes)[0],
        securitySchemes: filledIn(schemes, key, tokens),
      },
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
