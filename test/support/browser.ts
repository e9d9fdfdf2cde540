import { afterAll, expect, test } from '@jest/globals'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core'
import type { TestPlatform } from './world.ts'

const PLACES = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]
const executablePath = PLACES.find(path => path !== undefined && existsSync(path))

if (executablePath === undefined)
  console.warn(
    'There is no Chromium here (CHROMIUM_PATH names one elsewhere), so pages are not tried in a real browser.',
  )

export const hasBrowser = executablePath !== undefined

/** Declares a test that is skipped where there is no browser. */
export const inBrowser = hasBrowser ? test : test.skip

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const ACTION_TIMEOUT_MS = 60_000

export interface Visit {
  readonly page: Page
  /** Console errors, warnings and exceptions, among them violations of the content security policy. */
  readonly pageErrors: string[]
  /** Origins of all requests. */
  readonly hosts: Set<string>
  close(): Promise<void>
}

let browser: Browser | undefined
afterAll(() => browser?.close())

/** Lets a platform listen, starts the browser, and returns the platform's origin. */
export async function launchBrowser({ app }: TestPlatform): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 })
  browser = await chromium.launch({
    executablePath: executablePath!,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

/** Opens a page in a separate browser context. */
export async function visitor(options: BrowserContextOptions): Promise<Visit> {
  const context = await browser!.newContext(options)
  const page = await context.newPage()
  page.setDefaultTimeout(ACTION_TIMEOUT_MS)
  const pageErrors: string[] = []
  const hosts = new Set<string>()
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) pageErrors.push(message.text().slice(0, 500))
  })
  page.on('pageerror', error => {
    pageErrors.push(error.message)
  })
  context.on('request', request => {
    if (!/^(data|blob):/.test(request.url())) hosts.add(new URL(request.url()).origin)
  })
  return { page, pageErrors, hosts, close: () => context.close() }
}

interface Violation {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly string[]
}

/** Runs a check of accessibility. The page must bypass its content security policy, for the script of the check. */
export async function accessibilityViolations(page: Page): Promise<Violation[]> {
  await page.addScriptTag({ path: AXE })
  const { violations, passes } = (await page.evaluate('axe.run()')) as {
    violations: { id: string; impact: string; nodes: { html: string }[] }[]
    passes: unknown[]
  }
  expect(passes.length).toBeGreaterThan(10)
  return violations.map(({ id, impact, nodes }) => ({
    id,
    impact,
    nodes: nodes.map(({ html }) => html.slice(0, 300)),
  }))
}
