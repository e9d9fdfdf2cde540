import { beforeAll, expect } from '@jest/globals'
import type { Page } from 'playwright-core'
import {
  accessibilityViolations,
  hasBrowser,
  inBrowser,
  launchBrowser,
  visitor,
} from '#test/support/browser.ts'
import { demoWorld } from '#test/support/world.ts'

const PHONE = { viewport: { width: 390, height: 844 } }
const DESKTOP = { viewport: { width: 1440, height: 900 } }
/** Timeout for tests with a browser: a busy machine is slow, and the bundles are large. */
const SLOW_MS = 180_000
const PLAIN = [
  '/docs',
  '/docs/guides',
  '/docs/errors',
  '/docs/errors/QUOTE_EXPIRED',
  '/docs/events#transfer.completed',
  '/docs/graph',
]

let origin: string
beforeAll(async () => {
  if (hasBrowser) origin = await launchBrowser(await demoWorld())
}, SLOW_MS)

const operation = (page: Page) => page.getByRole('button', { name: /^Execute/ })
/** Opens the explorer with its first operation in the editor. */
async function explorer(page: Page): Promise<void> {
  await page.goto(`${origin}/graphql`)
  await page.locator('.graphiql-query-editor').getByText('MyMoney').waitFor()
  await operation(page).waitFor()
}
async function reference(page: Page): Promise<void> {
  await page.goto(`${origin}/docs/api/remittance`)
  await page.getByRole('heading', { level: 1, name: 'Cross-Border Remittance Service' }).waitFor()
}

inBrowser(
  'the menu of the API reference opens on a phone',
  async () => {
    const { page, close } = await visitor(PHONE)
    await reference(page)
    await page.getByRole('button', { name: /menu/i }).first().click()
    await page
      .getByRole('link', { name: /Recipients/ })
      .first()
      .click()
    await close()
  },
  SLOW_MS,
)

inBrowser(
  "the explorer runs each audience's example with the entered session or key, and calls no other host",
  async () => {
    const { page, pageErrors, hosts, close } = await visitor(DESKTOP)
    await explorer(page)

    for (const [name, field] of [
      ['MyMoney', 'viewer'],
      ['Customers', 'customers'],
      ['Corridors', 'corridors'],
    ] as const) {
      await page.getByRole('button', { name, exact: true }).click()
      const pending = page.waitForResponse(
        response => response.url() === `${origin}/graphql` && response.request().method() === 'POST',
      )
      await operation(page).click()
      const { data, errors } = (await (await pending).json()) as {
        data: Record<string, unknown>
        errors?: unknown
      }
      expect({ name, errors, hasField: field in data }).toEqual({ name, errors: undefined, hasField: true })
    }
    await page.getByRole('button', { name: /Documentation Explorer/ }).click()
    await page.getByText('CreateQuoteInput').first().waitFor()
    expect(pageErrors).toEqual([])
    expect([...hosts]).toEqual([origin])
    await close()
  },
  SLOW_MS,
)

inBrowser(
  'an example has a button that copies it, and an event that the address names is open',
  async () => {
    const { page, pageErrors, close } = await visitor({
      ...DESKTOP,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    await page.goto(`${origin}/docs/graph`)

    await page.getByRole('button', { name: 'Copy' }).first().click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/^query MyMoney \{/)
    await page.goto(`${origin}/docs/events#transfer.completed`)
    expect(await page.locator('details[open]').getAttribute('id')).toBe('transfer.completed')
    expect(pageErrors).toEqual([])
    await close()
  },
  SLOW_MS,
)

inBrowser.each([
  ['phone', PHONE, true],
  ['phone', PHONE, false],
  ['desktop', DESKTOP, true],
] as const)(
  'pages of words are as wide as the screen, whole and without complaint on a %s',
  async (_, size, javaScriptEnabled) => {
    const { page, pageErrors, hosts, close } = await visitor({ ...size, javaScriptEnabled })
    for (const path of PLAIN) {
      await page.goto(`${origin}${path}`)
      expect({
        path,
        heading: await page.getByRole('heading', { level: 1 }).isVisible(),
        width: await page.evaluate('document.documentElement.scrollWidth'),
      }).toEqual({ path, heading: true, width: size.viewport.width })
    }
    expect(pageErrors).toEqual([])
    expect([...hosts]).toEqual([origin])
    await close()
  },
  SLOW_MS,
)

inBrowser(
  'no guide cuts its code, on a phone or a desktop',
  async () => {
    for (const size of [PHONE, DESKTOP]) {
      const { page, close } = await visitor(size)
      await page.goto(`${origin}/docs/guides`)
      const guides = (await page.evaluate(
        `[...document.querySelectorAll('.guide-list a')].map(link => link.href)`,
      )) as string[]
      expect(guides.length).toBeGreaterThan(15)
      for (const guide of guides) {
        await page.goto(guide)
        const cuts = (await page.evaluate(
          `[...document.querySelectorAll('.code pre')].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)`,
        )) as number[]
        expect({ guide, cuts: cuts.filter(cut => cut > 0) }).toEqual({ guide, cuts: [] })
      }
      await close()
    }
  },
  SLOW_MS,
)

/** Both sizes and both schemes; colours do not depend on the size. */
const LOOKS = [
  ['phone', 'dark', PHONE],
  ['desktop', 'light', DESKTOP],
] as const

inBrowser.each(LOOKS)(
  'a check of accessibility finds nothing serious on any page, on a %s in %s',
  async (_, colorScheme, size) => {
    // The content security policy is bypassed only for the script of this check.
    const { page, close } = await visitor({ ...size, colorScheme, bypassCSP: true })
    const check = async (name: string): Promise<void> => {
      const violations = await accessibilityViolations(page)
      const grave = violations.filter(({ impact }) => ['serious', 'critical'].includes(impact))
      expect({ name, grave }).toEqual({ name, grave: [] })
    }
    for (const path of PLAIN) {
      await page.goto(`${origin}${path}`)
      await check(path)
    }
    await reference(page)
    await check('reference')
    await explorer(page)
    await check('explorer')
    // Without a session, the headers contain a comment that explains what to enter.
    await page.route('**/*', route =>
      route.request().method() === 'POST' ? route.fulfill({ status: 429 }) : route.continue(),
    )
    await explorer(page)
    await page.getByText('session, staff token or tenant key').waitFor()
    await check('explorer without a session')
    await close()
  },
  SLOW_MS,
)
