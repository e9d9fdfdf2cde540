import { expect, test } from '@jest/globals'
import { AUTHENTICATE, createAuthenticator } from '#gateway/principal.ts'
import { createApiKey } from '#identity/operations/tenants/create-api-key.ts'
import { revokeApiKey } from '#identity/operations/tenants/revoke-api-key.ts'
import { administrator } from '#test/identity/given.ts'
import { world } from '#test/support/world.ts'

test('a key revoked during its lookup is not cached', async () => {
  const here = await world()
  const {
    apiKey: { id },
    secret,
  } = await createApiKey(administrator(here), { service: 'remittance', name: 'Key' })
  const [isRead, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const operation = here.platform.planner.compile(AUTHENTICATE, { internal: true })
  const authenticator = createAuthenticator(
    {
      ...operation,
      async run(variables, ctx) {
        const result = await operation.run(variables, ctx)
        isRead.resolve()
        await mayGoOn.promise
        return result
      },
    },
    here.platform.source,
    { defaultEnvironment: 'sandbox', sandboxHosts: [], productionHosts: [] },
  )
  const call = () =>
    authenticator.authenticate(
      { host: 'localhost', authorization: `Bearer ${secret}`, tenant: here.tenantId },
      'remittance',
      'test',
    )

  const first = call()
  await isRead.promise
  await revokeApiKey({ ...administrator(here), onCommitted: authenticator.evict }, { id })
  mayGoOn.resolve()

  await expect(first).resolves.toMatchObject({ subjectId: id })
  await expect(call()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})
