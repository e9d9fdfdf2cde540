import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { mintHandoffToken } from '#identity/operations/sessions/mint-handoff-token.ts'
import { updatePartner } from '#identity/operations/tenants/update-partner.ts'
import { world } from '#test/support/world.ts'
import { administrator, givenPartner, reader } from '#test/identity/given.ts'

test('the given fields change and the others stay, and the new allow-list applies at once', async () => {
  const tenant = await world()
  const {
    partner: { id },
    ctx,
  } = await givenPartner(tenant, ['https://old.example/'])

  const { data } = await tenant.ask(
    'mutation ($id: UUID!) { updatePartner(id: $id, input: { returnUrls: ["https://new.example/"] }) { name returnUrls } }',
    { id },
    administrator(tenant),
  )

  expect(data).toEqual({ updatePartner: { name: 'Partner', returnUrls: ['https://new.example/'] } })
  await expect(
    mintHandoffToken(ctx, { partnerUserId: 'u', returnUrl: 'https://old.example/' }),
  ).rejects.toMatchObject({ code: 'RETURN_URL_NOT_ALLOWED' })
  await expect(
    mintHandoffToken(ctx, { partnerUserId: 'u', returnUrl: 'https://new.example/' }),
  ).resolves.toMatchObject({ expiresIn: 300 })
  expect(await tenant.published()).toContainEqual(
    expect.objectContaining({ type: 'identity.partner_updated', aggregateId: id }),
  )
})

test("an unknown partner is not found, and neither is another tenant's", async () => {
  const [tenant, rival] = [await world(), await world()]
  const {
    partner: { id },
  } = await givenPartner(tenant)

  await expect(updatePartner(administrator(tenant), { id: newId(), name: 'x' })).rejects.toMatchObject({
    code: 'PARTNER_NOT_FOUND',
    kind: 'not-found',
  })
  await expect(updatePartner(administrator(rival), { id, name: 'x' })).rejects.toMatchObject({
    code: 'PARTNER_NOT_FOUND',
  })
})

test('a reader cannot change a partner, and an entry that is not an https URL is refused', async () => {
  const tenant = await world()
  const {
    partner: { id },
  } = await givenPartner(tenant)

  await expect(updatePartner(reader(tenant), { id, name: 'x' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(
    updatePartner(administrator(tenant), { id, returnUrls: ['http://x.example/'] }),
  ).rejects.toMatchObject({ code: 'VALIDATION_ERROR', issues: [{ field: 'returnUrls[0]' }] })
})
