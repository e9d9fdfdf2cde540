import { beforeAll, expect } from '@jest/globals'
import { STATUS_CODES } from 'node:http'
import { hasBrowser, inBrowser, launchBrowser, visitor } from '#test/support/browser.ts'
import { demoWorld } from '#test/support/world.ts'
import { OPERATIONS } from './reference-operations.ts'

const DESKTOP = { viewport: { width: 1440, height: 900 } }
/** Timeout for tests with a browser: a busy machine is slow, and the bundles are large. */
const SLOW_MS = 180_000

let origin: string
beforeAll(async () => {
  if (hasBrowser) origin = await launchBrowser(await demoWorld())
}, SLOW_MS)

inBrowser.each(OPERATIONS)(
  'in the API reference of %s operations succeed as they are filled in, without filters, and call no other host',
  async (service, operations) => {
    const { page, pageErrors, hosts, close } = await visitor(DESKTOP)
    for (const [place, end, status, fields] of operations) {
      await page.goto(`${origin}/docs/api/${service}#${service}/tag/${place}`)
      const [, method = '', path = ''] = /\/([A-Z]+)(\/.*)/.exec(place) ?? []
      const name = new RegExp(`Test Request \\(${method} ${path.replace(/[{}]/g, '\\$&')}\\)`, 'i')
      await page.getByRole('button', { name }).click()
      const pending = page.waitForResponse(
        response => response.request().method() === method && new URL(response.url()).pathname.endsWith(end),
      )
      const send = page.getByRole('button', { name: /Send/ }).first()
      await send.click()

      const response = await pending
      expect([place, new URL(response.url()).search, response.status()]).toEqual([place, '', status])
      if (fields)
        expect(Object.keys((await response.json()) as object)).toEqual(expect.arrayContaining([...fields]))
      await page.getByText(`${status} ${STATUS_CODES[status]}`).first().waitFor()
      await page.getByRole('button', { name: 'Close Client' }).click()
      await send.waitFor({ state: 'hidden' })
    }
    // The code block scrolls in the parent of its text.
    const cuts = (await page.evaluate(
      `[...document.querySelectorAll('#reference pre')].map(({ parentElement: box }) => box.scrollWidth - box.clientWidth)`,
    )) as number[]
    expect(cuts.length).toBeGreaterThan(1)
    expect(Math.max(...cuts)).toBeLessThanOrEqual(1)
    expect(pageErrors).toEqual([])
    expect([...hosts]).toEqual([origin])
    await close()
  },
  SLOW_MS,
)
