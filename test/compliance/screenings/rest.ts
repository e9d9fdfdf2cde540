import { beforeEach } from '@jest/globals'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { screeningFixture } from '../screening-fixture.ts'

const KEY = 'Bearer sk_sandbox_demo'
export const RIVAL = 'Bearer sk_sandbox_rival'

let at: TestPlatform
/** The lists of the current test; each test begins with a new demo world. */
export let lists: Awaited<ReturnType<typeof screeningFixture>>['lists']
beforeEach(async () => {
  at = await demoWorld()
  lists = (await screeningFixture()).lists
  lists.broken = undefined
})

interface RestResponse {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
}

/** Sends a request as an analyst of the demo workspace, unless another key is given. */
export async function call(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
  authorization = KEY,
): Promise<RestResponse> {
  const response = await at.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { authorization, 'x-actor': 'analyst@bank.example' },
    ...(payload && { payload }),
  })
  return { status: response.statusCode, body: response.body === '' ? {} : response.json() }
}
