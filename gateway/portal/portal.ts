import type { Environment } from '#kernel/principal.ts'
import { assetOf, openAssets, type Asset } from './assets.ts'
import type { PortalContent } from './content.ts'
import { readExamples } from './examples.ts'
import { readGuides } from './guides.ts'
import { errorPage, errorsPage } from './pages/errors.ts'
import { eventsPage } from './pages/events.ts'
import { explorerPage } from './pages/explorer.ts'
import { graphPage } from './pages/graph.ts'
import { guidePage, guidesPage } from './pages/guides.ts'
import { landingPage } from './pages/landing.ts'
import { missingPage, plainList } from './pages/plain.ts'
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
  missing(): Document
}

const HTML = 'text/html; charset=utf-8'
const TEXT = 'text/plain; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'

interface Made {
  readonly type: string
  readonly text: string
  readonly policy: PortalPolicy
}

/** Creates the portal from its content. `base` is the path under which clients reach the gateway. */
export function openPortal(content: PortalContent, base: string): Portal {
  const assets = openAssets()
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
  const documents = new Map<string, Document>()

  function made(path: string, environment: Environment): Made | undefined {
    const [section = '', name, ...more] = path.replace(/^\/docs\/?/, '').split('/')
    if (path === '/graphql') return bundled(explorerPage(site, examples, content.demo?.(environment)))
    if (path === '/llms.txt') return { type: TEXT, text: plainList(site), policy: 'plain' }
    if (more.length > 0) return undefined
    if (name === undefined) return top(section)
    if (section === 'api') return reference(name, environment)
    const guide = section === 'guides' && guides.find(each => each.name === name)
    if (guide) return plain(guidePage(site, guide))
    const error = section === 'errors' && content.errors().find(({ code }) => code === name)
    return error ? plain(errorPage(site, error)) : undefined
  }

  function top(section: string): Made | undefined {
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
        return { type: TEXT, text: plainList(site), policy: 'plain' }
      case 'schema.graphql':
        return sdl === undefined ? undefined : { type: TEXT, text: sdl, policy: 'plain' }
      case 'schema.json':
        return sdl === undefined
          ? undefined
          : { type: JSON_TYPE, text: JSON.stringify({ data: content.graphIntrospection() }), policy: 'plain' }
      default:
        return undefined
    }
  }

  function reference(name: string, environment: Environment): Made | undefined {
    const demo = content.demo?.(environment)
    const service = content.services.find(each => each.name === name || `${each.name}.json` === name)
    if (!service) return undefined
    if (service.name === name) return bundled(referencePage(site, service, demo))
    return {
      type: JSON_TYPE,
      text: JSON.stringify(demo ? withDemo(service, demo) : service.document()),
      policy: 'plain',
    }
  }

  return {
    version: assets.version,
    asset: assets.find,
    document(path, environment) {
      const key = `${environment} ${path}`
      const known = documents.get(key)
      if (known) return known
      const page = made(path, environment)
      if (!page) return undefined
      const document = { ...assetOf(page.type, page.text), policy: page.policy, status: 200 }
      documents.set(key, document)
      return document
    },
    missing: () => ({ ...assetOf(HTML, missingPage(site)), policy: 'plain', status: 404 }),
  }
}

const plain = (text: string): Made => ({ type: HTML, text, policy: 'plain' })
const bundled = (text: string): Made => ({ type: HTML, text, policy: 'bundle' })
