import { expect, test } from '@jest/globals'
import type { PortalContent } from '#gateway/portal/content.ts'
import { createPortal } from '#gateway/portal/portal.ts'

const content: PortalContent = {
  services: [],
  errors: () => [],
  events: () => [],
  graphSdl: () => undefined,
  graphIntrospection: () => undefined,
  demo: undefined,
  guides: new URL('./fixtures/guides/', import.meta.url),
}

/** Text of a page; undefined if the page does not exist. */
async function text(
  path: string,
  parts: Partial<PortalContent> = {},
  base = '',
): Promise<string | undefined> {
  return (
    await createPortal({ ...content, ...parts }, base)
      .document(path, 'sandbox')
      ?.bytes('identity')
  )?.toString()
}

test('guides are listed in the order of their numbers, each with its summary', async () => {
  const list = (await text('/docs/guides'))!

  expect(list.indexOf('First steps')).toBeLessThan(list.indexOf('Second steps'))
  expect(list).toContain('A guide of two paragraphs.')
  expect(await text('/docs')).toContain('Start with a guide')
})

test('a guide links to other guides and local pages, keeps the text of unresolved links, and shows HTML as text', async () => {
  const guide = (await text('/docs/guides/first-steps'))!

  for (const part of [
    '<a href="/docs/guides/second-steps#two">the other</a>',
    '<a href="/docs/errors">errors</a>',
    'and a file.',
    'id="two"',
    'curl http://127.0.0.1:4000/health',
    '&lt;script&gt;alert(1)',
  ])
    expect(guide).toContain(part)
  expect(guide).not.toContain('<script>')
})

test('without guides no page mentions guides', async () => {
  const landing = await text('/docs', { guides: new URL('./fixtures/none/', import.meta.url) })

  expect(landing).not.toContain('guide')
})

test('behind a path prefix in PUBLIC_URL every link has that prefix', async () => {
  const links = [
    ...(await text('/docs/guides/first-steps', {}, '/money'))!.matchAll(/(?:href|src)="(\/[^"]*)"/g),
  ].map(([, link]) => link!)

  expect(links.length).toBeGreaterThan(8)
  expect(links.filter(link => !link.startsWith('/money/'))).toEqual([])
})

test('without introspection the explorer reports it, requests no schema, and none is served', async () => {
  const explorer = (await text('/graphql'))!

  expect(explorer).toContain('Introspection is disabled')
  expect(explorer).not.toContain('schema.json')
  expect([await text('/docs/schema.graphql'), await text('/docs/schema.json')]).toEqual([
    undefined,
    undefined,
  ])
})

test('without a demonstration no page fills in a credential', async () => {
  for (const path of ['/docs', '/graphql', '/docs/graph'])
    expect(await text(path)).not.toMatch(/svc_|pk_|demo-password|11111111/)
})
