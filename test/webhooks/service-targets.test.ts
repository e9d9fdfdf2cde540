import { expect, test } from '@jest/globals'
import type { World } from '#test/support/world.ts'
import { rotateWebhookTargetSecret } from '#webhooks/operations/rotate-webhook-target-secret.ts'
import { setWebhookTarget } from '#webhooks/operations/set-webhook-target.ts'
import { tenant } from './given.ts'

const URL = 'https://hooks.example/idv'
const domain = (here: World) => here.as({ kind: 'service' })
const admin = (here: World) => here.as({ kind: 'staff', scopes: ['webhooks:write'] })

const TARGETS = `select url, status from webhooks.subscriptions
  where workspace_id = $1 and service = 'idv' and kind = 'TENANT_TARGET'`
const targetsOf = ({ database, workspaceId }: World) =>
  database.read<{ url: string; status: string }>(workspaceId, TARGETS, [workspaceId])

test('a service without subscriptions has one target, which changes only with another URL', async () => {
  const here = await tenant()

  expect(await setWebhookTarget(domain(here), { service: 'idv', url: URL })).toBe(true)
  expect(await setWebhookTarget(domain(here), { service: 'idv', url: URL })).toBe(false)
  expect(await targetsOf(here)).toEqual([{ url: URL, status: 'ACTIVE' }])

  expect(await setWebhookTarget(domain(here), { service: 'idv' })).toBe(true)
  expect(await targetsOf(here)).toEqual([{ url: '', status: 'DISABLED' }])
})

test('only a domain sets the target, of a service that has no subscriptions, to a URL that may be called', async () => {
  const here = await tenant()

  await expect(setWebhookTarget(admin(here), { service: 'idv', url: URL })).rejects.toMatchObject({
    kind: 'forbidden',
  })
  await expect(setWebhookTarget(domain(here), { service: 'core', url: URL })).rejects.toMatchObject({
    kind: 'invalid',
  })
  await expect(setWebhookTarget(domain(here), { service: 'idv', url: 'ftp://x' })).rejects.toMatchObject({
    kind: 'invalid',
  })
  expect(await targetsOf(here)).toEqual([])
})

test('each rotation returns another secret, and a viewer cannot rotate it', async () => {
  const here = await tenant()
  const rotate = () => rotateWebhookTargetSecret(admin(here), { service: 'idv' })

  const [first, second] = [await rotate(), await rotate()]

  expect(second.id).toBe(first.id)
  expect(second.secret).not.toBe(first.secret)
  await expect(
    rotateWebhookTargetSecret(here.as({ kind: 'staff', scopes: ['webhooks:read'] }), { service: 'idv' }),
  ).rejects.toMatchObject({ kind: 'forbidden' })
})
