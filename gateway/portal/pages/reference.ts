import { html } from '#gateway/html.ts'
import type { DemoAccess, ServiceEntry } from '#gateway/portal/content.ts'
import { demoRequestsOf } from '#gateway/portal/demo-document.ts'
import { assetPath, page, type Site } from '#gateway/portal/page.ts'

/** The reference of one service's REST interface, rendered by Scalar from the OpenAPI document; a switcher opens the other services. */
export function referencePage(site: Site, service: ServiceEntry, demo: DemoAccess | undefined): string {
  const { base, services } = site
  const documentOf = ({ name, basePath }: ServiceEntry): string =>
    demo ? `${base}/docs/api/${name}.json` : `${base}${basePath}/openapi.json`
  const setup = {
    bundle: assetPath(site, 'scalar.js'),
    graph: `${base}/graphql`,
    sources: services.map(each => ({
      title: each.title,
      slug: each.name,
      url: documentOf(each),
      isDefault: each === service,
      servers: [{ url: `${base}${each.basePath}`, description: 'This installation' }],
      schemes: each.schemes,
      stepCredential: each.schemes.key ? 'staff' : 'tenant',
      ...(demo && { preparation: demoRequestsOf(each).preparation }),
      ...(demo && each.demoKey && { key: each.demoKey[demo.environment] }),
    })),
    demo,
  }
  return page(site, {
    title: service.title,
    summary: `Every operation of ${service.title}, with its fields, limits and errors.`,
    section: 'api',
    bodyClass: 'whole',
    hasOwnMain: true,
    styles: ['reference.css'],
    scripts: ['reference.js'],
    main: html`<div id="reference" data-setup="${JSON.stringify(setup)}">
<noscript><div class="plain"><h1>${service.title}</h1><p>${service.description}</p>
<p>This page needs JavaScript. Without it, read <a href="${base}${service.basePath}/openapi.json">the OpenAPI document</a> itself.</p></div></noscript>
</div>`,
  })
}
