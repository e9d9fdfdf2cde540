import { expect, test } from '@jest/globals'
import { createPartner } from '#identity/operations/tenants/create-partner.ts'
import { partners } from '#identity/queries/partners.ts'
import { world } from '#test/support/world.ts'
import { administrator, givenPartner, reader } from '#test/identity/given.ts'

test('a partner is added with a normalised allow-list without duplicates', async () => {
  const tenant = await world()

  const { data } = await tenant.ask<{ createPartner: { id: string } }>(
    'mutation ($input: CreatePartnerInput!) { createPartner(input: $input) { id name returnUrls apiKeys { id } createdAt } }',
    {
      input: {
        name: 'Shop',
        returnUrls: ['https://Shop.example', 'https://shop.example/', 'https://shop.example/a/../b'],
      },
    },
    administrator(tenant),
  )

  expect(data!.createPartner).toMatchObject({
    name: 'Shop',
    returnUrls: ['https://shop.example/', 'https://shop.example/b'],
    apiKeys: [],
  })
  expect(await tenant.published()).toEqual([
    expect.objectContaining({ type: 'identity.partner_created', aggregateId: data!.createPartner.id }),
  ])
})

test('all entries that are not https origins and paths are reported; loopback is allowed in the sandbox', async () => {
  const tenant = await world()
  const production = {
    ...administrator(tenant),
    actor: {
      ...administrator(tenant).actor,
      workspaceId: tenant.production.workspaceId,
      environment: 'production' as const,
    },
  }

  await expect(
    createPartner(administrator(tenant), {
      name: 'Shop',
      returnUrls: ['http://shop.example/', 'https://shop.example/', 'https://x@shop.example/'],
    }),
  ).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ field: 'returnUrls[0]' }, { field: 'returnUrls[2]' }],
  })
  await expect(
    createPartner(administrator(tenant), { name: 'Shop', returnUrls: ['http://localhost:3000/'] }),
  ).resolves.toMatchObject({ returnUrls: ['http://localhost:3000/'] })
  await expect(
    createPartner(production, { name: 'Shop', returnUrls: ['http://localhost:3000/'] }),
  ).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
})

test('the number of statements for partners with their keys does not depend on the number of partners', async () => {
  const tenant = await world()
  const ask = async (): Promise<number> => {
    tenant.statements.length = 0
    const { data, errors } = await tenant.ask<{ partners: { apiKeys: unknown[] }[] }>(
      '{ partners { name apiKeys { prefix } } }',
      {},
      reader(tenant),
    )
    expect(errors).toBeUndefined()
    for (const partner of data!.partners) expect(partner.apiKeys).toHaveLength(1)
    return tenant.statements.length
  }
  await givenPartner(tenant)

  const forOne = await ask()
  for (let more = 0; more < 4; more++) await givenPartner(tenant)

  expect(await ask()).toBe(forOne)
})

test('a reader cannot add a partner, and other tenants do not see one', async () => {
  const [tenant, rival] = [await world(), await world()]
  await givenPartner(tenant)

  await expect(createPartner(reader(tenant), { name: 'Shop', returnUrls: [] })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  expect(await partners(reader(rival))).toEqual([])
})
