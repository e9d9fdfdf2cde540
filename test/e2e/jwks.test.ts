import { expect } from '@jest/globals'
import { testInOneProcess } from '#test/support/split/installation.ts'
import { world } from '#test/support/world.ts'

testInOneProcess('away')(
  'while identity is unavailable the response has no keys, and nothing is cached',
  async () => {
    const {
      app,
      away,
      platform,
      production: { workspaceId },
    } = await world()
    const read = () => app.inject('/.well-known/jwks.json')

    away.add('identity')
    const without = await read()
    const acting = platform.contextIn(workspaceId)
    await expect(acting).rejects.toMatchObject({
      code: 'INTERNAL_ERROR',
      cause: new Error('identity cannot be reached'),
    })
    away.delete('identity')
    const back = await read()

    expect([without.statusCode, without.headers['cache-control'], without.json().code]).toEqual([
      500,
      'no-store',
      'INTERNAL_ERROR',
    ])
    expect([back.statusCode, back.headers['cache-control'], back.json().keys.length]).toEqual([
      200,
      'public, max-age=60',
      1,
    ])
  },
)
