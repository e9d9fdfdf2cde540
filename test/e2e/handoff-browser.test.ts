import { beforeAll, expect } from '@jest/globals'
import type { BrowserContextOptions, Page } from 'playwright-core'
import type { MintHandoffToken } from '#identity/operations/sessions/mint-handoff-token.ts'
import { givenHandoffToken } from '#test/identity/given.ts'
import {
  accessibilityViolations,
  hasBrowser,
  inBrowser,
  launchBrowser,
  visitor as openVisit,
  type Visit,
} from '#test/support/browser.ts'
import { world, type World } from '#test/support/world.ts'

const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const DESKTOP = { viewport: { width: 1280, height: 800 } }
const ADA: Partial<MintHandoffToken> = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  returnUrl: 'https://app.partner.example/done',
  context: { campaign: 'spring', order: { id: 7, lines: ['tea'] } },
}
/** Long values that must not make a page wider than the screen. */
const LONG: Partial<MintHandoffToken> = {
  firstName: 'A'.repeat(100),
  lastName: 'B'.repeat(100),
  returnUrl: `https://app.partner.example/${'c'.repeat(500)}`,
  context: { ['k'.repeat(200)]: 'v'.repeat(2000), nested: { list: Array(50).fill('x'.repeat(20)) } },
}

/** Timeout for tests with a browser, which is slow on a busy machine. */
const SLOW_MS = 60_000

let tenant: World
let origin: string

beforeAll(async () => {
  if (!hasBrowser) return
  tenant = await world()
  origin = await launchBrowser(tenant)
}, SLOW_MS)

async function visitor(options: BrowserContextOptions = PHONE): Promise<Visit> {
  const visit = await openVisit(options)
  visit.page.on('requestfailed', request => {
    visit.pageErrors.push(`${request.url()}: ${request.failure()?.errorText}`)
  })
  return visit
}

const link = async (input = ADA): Promise<string> =>
  `${origin}/handoff?token=${await givenHandoffToken(tenant, input)}`
const heading = (page: Page): Promise<string> => page.getByRole('heading', { level: 1 }).innerText()
const width = (page: Page): Promise<number> => page.evaluate('document.documentElement.scrollWidth')

inBrowser.each([false, true])(
  'a user signs in, reloads, and signs out by touch on a phone, with JavaScript %s',
  async javaScriptEnabled => {
    const { page, pageErrors, hosts, close } = await visitor({ ...PHONE, javaScriptEnabled })
    const url = await link()

    await page.goto(url)
    expect(await heading(page)).toBe('Continue as Ada Lovelace')
    const button = page.getByRole('button', { name: 'Continue' })
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    await button.tap()
    await page.waitForURL(`${origin}/handoff/session`)
    expect(await heading(page)).toBe('You are signed in as Ada Lovelace')
    await page.reload()
    expect(await heading(page)).toBe('You are signed in as Ada Lovelace')
    expect(await page.getByText('{"id":7,"lines":["tea"]}').isVisible()).toBe(true)
    const back = page.getByRole('link', { name: 'Back to your app' })
    expect([await back.getAttribute('href'), await back.innerText()]).toEqual([
      'https://app.partner.example/done',
      expect.stringContaining('app.partner.example'),
    ])
    expect(await page.context().cookies()).toEqual([
      expect.objectContaining({
        name: 'handoff',
        path: '/handoff',
        httpOnly: true,
        sameSite: 'Strict',
        secure: false,
      }),
    ])
    expect(await page.evaluate('document.cookie')).toBe('')
    await page.getByRole('button', { name: 'Sign out' }).tap()
    await page.waitForURL(`${origin}/handoff/sign-out`)
    expect(await heading(page)).toBe('You are signed out')
    expect(await page.context().cookies()).toEqual([])

    expect(pageErrors).toEqual([])
    expect([...hosts]).toEqual([origin])
    await close()
  },
  SLOW_MS,
)

inBrowser(
  'going back in the history shows that the link was used, and leads to the session',
  async () => {
    const { page, pageErrors, close } = await visitor()
    await page.goto(await link())
    await page.getByRole('button', { name: 'Continue' }).tap()
    await page.waitForURL(`${origin}/handoff/session`)

    const response = await page.goBack()
    expect([response?.status(), await heading(page)]).toEqual([410, 'This link has already been used'])
    await page.getByRole('link', { name: 'Go on to your session' }).tap()
    await page.waitForURL(`${origin}/handoff/session`)

    expect(await heading(page)).toBe('You are signed in as Ada Lovelace')
    // The browser itself logs an error for a page with status 410.
    expect(pageErrors.filter(text => !text.includes('status of 410'))).toEqual([])
    await close()
  },
  SLOW_MS,
)

inBrowser(
  'a foreign page cannot sign its visitor in, nor show the page in a frame',
  async () => {
    const { page, close } = await visitor()
    const [forged, framed] = [await link(), await link()]
    const token = new URL(forged).searchParams.get('token')!
    await page.route('http://evil.example/**', route =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'referrer-policy': 'no-referrer' },
        body: `<iframe src="${framed}"></iframe><form method="post" action="${origin}/handoff"><input name="token" value="${token}"><button>Win a prize</button></form>`,
      }),
    )

    await page.goto('http://evil.example/')
    const inFrame = await page
      .frames()[1]!
      .locator('body')
      .innerText({ timeout: 5_000 })
      .catch(() => '')
    await page.getByRole('button', { name: 'Win a prize' }).tap()
    await page.waitForURL(`${origin}/handoff`)

    expect(inFrame).not.toContain('Continue')
    expect(await heading(page)).toBe('The form was not sent from this page')
    expect(await page.context().cookies()).toEqual([])
    await page.goto(forged)
    expect(await heading(page)).toBe('Continue as Ada Lovelace')
    await close()
  },
  SLOW_MS,
)

inBrowser(
  'everything is reached by keyboard, and it shows where one is',
  async () => {
    const { page, close } = await visitor(DESKTOP)
    const outline = (): Promise<string> =>
      page.evaluate(
        'getComputedStyle(document.activeElement).outlineStyle + " " + document.activeElement.innerText.split("\\n")[0]',
      )
    await page.goto(await link())

    await page.keyboard.press('Tab')
    expect(await outline()).toBe('solid Continue')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${origin}/handoff/session`)
    await page.keyboard.press('Tab')
    expect(await outline()).toBe('solid Back to your app')
    await page.keyboard.press('Tab')
    expect(await outline()).toBe('solid Sign out')
    await close()
  },
  SLOW_MS,
)

/** Visits every page in the way a user would reach it. */
async function eachPage(
  page: Page,
  input: Partial<MintHandoffToken>,
  capture: (name: string) => Promise<void>,
): Promise<void> {
  const url = await link(input)
  await page.goto(url)
  await capture('valid')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(`${origin}/handoff/session`)
  await capture('signed in')
  await page.goto(url)
  await capture('used')
  await page.goto(`${origin}/handoff/session`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(`${origin}/handoff/sign-out`)
  await capture('signed out')
  await page.goto(`${origin}/handoff/session`)
  await capture('not signed in')
  await page.goto(`${origin}/handoff?token=x`)
  await capture('not valid')
  const old = await link(input)
  tenant.clock.offsetMs = 301_000
  await page.goto(old)
  tenant.clock.offsetMs = 0
  await capture('expired')
  tenant.away.add('identity')
  await page.goto(url)
  tenant.away.delete('identity')
  await capture('not available')
}

const LOOKS = [
  ['phone', 'light', PHONE],
  ['phone', 'dark', PHONE],
  ['desktop', 'light', DESKTOP],
  ['desktop', 'dark', DESKTOP],
] as const

inBrowser.each(LOOKS)(
  'a check of accessibility finds nothing on any page, on a %s in %s',
  async (_, colorScheme, size) => {
    // The content security policy is bypassed only for the script of this check.
    const { page, close } = await visitor({ ...size, colorScheme, bypassCSP: true })
    await eachPage(page, ADA, async name => {
      expect({ name, violations: await accessibilityViolations(page) }).toEqual({ name, violations: [] })
    })
    await close()
  },
  SLOW_MS,
)

inBrowser.each([
  ['usual', ADA],
  ['very long', LONG],
] as const)(
  'no page is wider than a screen of 320 pixels, with %s names and context',
  async (_, input) => {
    const { page, close } = await visitor({ ...PHONE, viewport: { width: 320, height: 640 } })
    await eachPage(page, input, async name =>
      expect({ name, width: await width(page) }).toEqual({ name, width: 320 }),
    )
    await close()
  },
  SLOW_MS,
)
