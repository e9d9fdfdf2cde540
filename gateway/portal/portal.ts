import type { Environment } from '#kernel/principal.ts'
import { assetOf, createAssets, type Asset } from './assets.ts'
import type { PortalContent } from './content.ts'
import { readExamples, type Example } from './examples.ts'
import { readGuides, type Guide } from './guides.ts'
import { errorPage, errorsPage } from './pages/errors.ts'
import { eventsPage } from './pages/events.ts'
import { explorerPage } from './pages/explorer.ts'
import { graphPage } from './pages/graph.ts'
import { guidePage, guidesPage } from './pages/guides.ts'
import { landingPage } from './pages/landing.ts'
import { notFoundPage, plainList } from './pages/plain.ts'
import { withDemo } from './demo-document.ts'
import { referencePage } from './pages/reference.ts'
import type { Site } from './page.ts'

/** Content security policy of a page: only our own assets, or also what a third-party bundle needs. */
export type PortalPolicy = 'plain' | 'bundle'

export interface Document extends Asset {
  readonly policy: PortalPolicy
  readonly status: number
}

/** All pages of the portal. A page is rendered on first request and cached. */
export interface Portal {
  readonly version: string
  asset(name: string): Promise<Asset | undefined>
  /** The document at /llms.txt, /graphql or a path below /docs; undefined for unknown paths. */
  document(path: string, environment: Environment): Document | undefined
  notFound(): Document
}

const HTML = 'text/html; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'

interface RenderedPage {
  readonly type: string
  readonly text: string
  readonly policy: PortalPolicy
}

/** Creates the portal from its content. `base` is the path under which clients reach the gateway. */
export function createPortal(content: PortalContent, base: string): Portal {
  const assets = createAssets()
  const guides = readGuides(content.guides)
  const examples = readExamples()
  const sdl = content.graphSdl()
  const site: Site = {
    base,
    version: assets.version,
    services: content.services,
    guides,
    hasGraphSdl: sdl !== undefined,
    isDemo: content.demo !== undefined,
  }
  const pages: PageSources = { site, content, guides, examples, sdl }
  const documents = new Map<string, Document>()

  return {
    version: assets.version,
    asset: assets.find,
    document(path, environment) {
      const key = `${environment} ${path}`
      const known = documents.get(key)
      if (known) return known
      const page = pageAt(pages, path, environment)
      if (!page) return undefined
      const document = { ...assetOf(page.type, page.text), policy: page.policy, status: 200 }
      documents.set(key, document)
      return document
    },
    notFound: () => ({ ...assetOf(HTML, notFoundPage(site)), policy: 'plain', status: 404 }),
  }
}

interface PageSources {
  readonly site: Site
  readonly content: PortalContent
  readonly guides: readonly Guide[]
  readonly examples: readonly Example[]
  readonly sdl: string | undefined
}

/** Renders the page of a path; undefined for unknown paths. */
function pageAt(sources: PageSources, path: string, environment: Environment): RenderedPage | undefined {
  const { site, content, guides, examples } = sources
  const [section = '', name, ...more] = path.replace(/^\/docs\/?/, '').split('/')
  if (path === '/graphql') return bundled(explorerPage(site, examples, content.demo?.(environment)))
  if (path === '/llms.txt') return text(plainList(site))
  if (more.length > 0) return undefined
  if (name === undefined) return overview(sources, section)
  if (section === 'api') return reference(sources, name, environment)
  const guide = section === 'guides' && guides.find(each => each.name === name)
  if (guide) return plain(guidePage(site, guide))
  const error = section === 'errors' && content.errors().find(({ code }) => code === name)
  return error ? plain(errorPage(site, error)) : undefined
}

function overview({ site, content, examples, sdl }: PageSources, section: string): RenderedPage | undefined {
  switch (section) {
    case '':
      return plain(landingPage(site))
    case 'guides':
      return plain(guidesPage(site))
    case 'errors':
      return plain(errorsPage(site, content.errors()))
    case 'events':
      return plain(eventsPage(site, content.events()))
    case 'graph':
      return plain(graphPage(site, examples))
    case 'llms.txt':
      return text(plainList(site))
    case 'schema.graphql':
      return sdl === undefined ? undefined : text(sdl)
    case 'schema.json':
      return sdl === undefined ? undefined : json({ data: content.graphIntrospection() })
    default:
      return undefined
  }
}

function reference(
  { site, content }: PageSources,
  name: string,
  environment: Environment,
): RenderedPage | undefined {
  const demo = content.demo?.(environment)
  const service = content.services.find(each => each.name === name || `${each.name}.json` === name)
  if (!service) return undefined
  if (service.name === name) return bundled(referencePage(site, service, demo))
  return json(demo ? withDemo(service, demo) : service.document())
}

const plain = (html: string): RenderedPage => ({ type: HTML, text: html, policy: 'plain' })
const bundled = (html: string): RenderedPage => ({ type: HTML, text: html, policy: 'bundle' })
const text = (content: string): RenderedPage => ({ type: TEXT, text: content, policy: 'plain' })
const json = (value: unknown): RenderedPage => ({
  type: JSON_TYPE,
  text: JSON.stringify(value),
  policy: 'plain',
})
