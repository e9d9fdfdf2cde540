import { html } from '../../handoff/html.ts'
import type { DemoAccess, ServiceEntry } from '../content.ts'
import { assetPath, page, type Site } from '../page.ts'

/** The reference of one service's REST interface, drawn by Scalar from the OpenAPI document; the others are in its switcher. */
export function referencePage(site: Site, service: ServiceEntry, demo: DemoAccess | undefined): string {
  const { base, services } = site
  const documentOf = ({ name, basePath }: ServiceEntry): string => (demo ? `${base}/docs/api/${name}.json` : `${base}${basePath}/openapi.json`)
  const setup = {
    bundle: assetPath(site, 'scalar.js'),
    graph: `${base}/graphql`,
    sources: services.map(each => ({
      title: each.title, slug: each.name, url: documentOf(each), isDefault: each === service,
      servers: [{ url: `${base}${each.basePath}`, description: 'This installation' }],
      schemes: each.schemes,
    })),
    demo,
  }
  return page(site, {
    title: service.title,
    summary: `Every operation of ${service.title}, with its fields, limits and errors.`,
    section: 'api',
    look: 'whole',
    hasOwnMain: true,
    styles: ['reference.css'],
    scripts: ['reference.js'],
    main: html`<div id="reference" data-setup="${JSON.stringify(setup)}">
<noscript><div class="plain"><h1>${service.title}</h1><p>${service.description}</p>
<p>This page is drawn by a script. Without one, read <a href="${base}${service.basePath}/openapi.json">the OpenAPI document</a> itself.</p></div></noscript>
</div>`,
  })
}

/** The document as the demonstration shows it: with its tenant as the example, so that a request can be sent as it stands. */
export function withDemoTenant(document: Readonly<Record<string, unknown>>, { tenantId }: DemoAccess): Readonly<Record<string, unknown>> {
  const components = document['components'] as { parameters?: Record<string, object> } | undefined
  const tenant = components?.parameters?.['TenantId']
  if (!tenant) return document
  return { ...document, components: { ...components, parameters: { ...components.parameters, TenantId: { ...tenant, example: tenantId } } } }
}
