import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { activateProduct } from '#core/operations/products/activate-product.ts'
import { createProduct } from '#core/operations/products/create-product.ts'
import { retireProduct } from '#core/operations/products/retire-product.ts'
import { updateProduct } from '#core/operations/products/update-product.ts'
import { product, products } from '#core/queries/products.ts'
import { demoProducts } from '#core/demo/products.ts'
import { world, type World } from '#test/support/world.ts'

const GOLD = {
  code: 'SAV-GOLD',
  name: 'Gold savings',
  category: 'SAVINGS',
  currency: 'NGN',
  minimumOpening: '1000.00',
  interest: { rate: '4.5' },
} as const

const adminOf = ({ as }: World) => as({ kind: 'staff', roles: ['admin'] })
const versionsOf = ({ database, workspaceId }: World) =>
  database.read<{ version: number; name: string; minimum: bigint }>(
    workspaceId,
    'select version, name, minimum_balance_minor as minimum from core.product_versions where workspace_id = $1 order by version',
    [workspaceId],
  )

test('a product is drafted with exact terms, activated, changed and retired, and each step is published', async () => {
  const here = await world()
  const admin = adminOf(here)

  const drafted = await createProduct(admin, GOLD)
  const active = await activateProduct(admin, { id: drafted.id })
  const changed = await updateProduct(admin, { id: drafted.id, minimumBalance: '0.01', interest: null })
  const retired = await retireProduct(admin, { id: drafted.id })

  expect(drafted).toMatchObject({
    status: 'DRAFT',
    version: 1,
    minimumOpeningMinor: 100_000n,
    minimumBalanceMinor: 0n,
    overdraftMinor: 0n,
    interest: {
      rate: '4.5',
      calculationMethod: 'DAILY_BALANCE',
      dayCount: 'ACTUAL_365',
      compounding: 'MONTHLY',
      posting: 'MONTHLY',
    },
  })
  expect([
    active.status,
    changed.version,
    changed.minimumBalanceMinor,
    changed.minimumOpeningMinor,
    changed.interest,
    retired.status,
    retired.version,
  ]).toEqual(['ACTIVE', 2, 1n, 100_000n, null, 'RETIRED', 2])
  expect((await here.published()).map(({ type, aggregateId }) => [type, aggregateId])).toEqual(
    ['created', 'activated', 'updated', 'retired'].map(what => [`core.product_${what}`, drafted.id]),
  )
})

test('every version is stored unchanged, and an update without changes creates no version', async () => {
  const here = await world()
  const admin = adminOf(here)
  const { id } = await createProduct(admin, GOLD)

  await updateProduct(admin, { id, minimumBalance: '500.00' })
  await updateProduct(admin, { id, minimumBalance: '500.00', interest: { rate: '4.5', posting: 'MONTHLY' } })
  await Promise.all(['A', 'B', 'C'].map(name => updateProduct(admin, { id, name })))

  const versions = await versionsOf(here)
  expect(versions.slice(0, 2)).toEqual([
    { version: 1, name: 'Gold savings', minimum: 0n },
    { version: 2, name: 'Gold savings', minimum: 50_000n },
  ])
  expect(versions.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5])
  await expect(
    here.database.transaction(here.workspaceId, session =>
      session.commit({
        text: 'update core.product_versions set name = $2 where workspace_id = $1',
        values: [here.workspaceId, 'X'],
      }),
    ),
  ).rejects.toThrow()
})

test('a retired product stays retired, and its terms cannot change', async () => {
  const admin = adminOf(await world())
  const { id } = await createProduct(admin, GOLD)
  await retireProduct(admin, { id })

  expect(await retireProduct(admin, { id })).toMatchObject({ status: 'RETIRED' })
  for (const act of [() => activateProduct(admin, { id }), () => updateProduct(admin, { id, name: 'Other' })])
    await expect(act()).rejects.toMatchObject({ code: 'PRODUCT_RETIRED', kind: 'conflict' })
})

test('invalid amounts for the currency and existing codes are refused', async () => {
  const here = await world()
  const admin = adminOf(here)
  const { id } = await createProduct(admin, GOLD)

  await expect(createProduct(admin, GOLD)).rejects.toMatchObject({ code: 'PRODUCT_EXISTS', kind: 'conflict' })
  await expect(
    createProduct(admin, {
      ...GOLD,
      code: 'JPY',
      currency: 'JPY',
      minimumBalance: '1.5',
      overdraftLimit: '0.001',
      interest: { rate: '1000.1' },
    }),
  ).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [
      { field: 'interest.rate', reason: 'must be at most 1000' },
      { field: 'minimumOpening', reason: expect.any(String) },
      { field: 'minimumBalance', reason: expect.any(String) },
      { field: 'overdraftLimit', reason: expect.any(String) },
    ],
  })
  await expect(updateProduct(admin, { id, name: null })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
})

test('administrators edit products and viewers read them; products of other tenants are not found', async () => {
  const [here, other] = [await world(), await world()]
  const { id } = await createProduct(adminOf(here), GOLD)
  const manager = here.as({ kind: 'staff', roles: ['manager'] })

  for (const act of [
    () => createProduct(manager, { ...GOLD, code: 'X' }),
    () => updateProduct(manager, { id, name: 'X' }),
    () => activateProduct(manager, { id }),
    () => retireProduct(manager, { id }),
  ])
    await expect(act()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  for (const act of [
    () => updateProduct(adminOf(other), { id, name: 'X' }),
    () => activateProduct(adminOf(other), { id }),
    () => retireProduct(adminOf(other), { id: newId() }),
  ])
    await expect(act()).rejects.toMatchObject({ code: 'PRODUCT_NOT_FOUND' })
  expect([
    await product(here.as({ kind: 'staff', roles: ['viewer'] }), id).then(row => row?.code),
    await product(adminOf(other), id),
  ]).toEqual(['SAV-GOLD', null])
})

test('the demonstration has one product of each category in naira and domiciliary ones in five currencies, added once', async () => {
  const here = await world()
  await demoProducts(here.platformContext)
  await demoProducts(here.platformContext)
  const viewer = here.as({ kind: 'staff', roles: ['viewer'] })

  const codesOf = async (filter: object): Promise<string[]> =>
    (await products(viewer, filter)).nodes.map(({ code }) => code).sort()

  expect(await codesOf({ currency: 'NGN', status: 'ACTIVE' })).toEqual([
    'COR-NGN',
    'CUR-NGN',
    'DOM-NGN',
    'FIX-NGN',
    'JNT-NGN',
    'SAV-NGN',
  ])
  expect(await codesOf({ category: 'DOMICILIARY' })).toEqual([
    'DOM-EUR',
    'DOM-GBP',
    'DOM-JPY',
    'DOM-KWD',
    'DOM-NGN',
    'DOM-USD',
  ])
  expect(await codesOf({ code: 'DOM-KWD' })).toEqual(['DOM-KWD'])
  expect(
    (await products(viewer, { first: 50 })).nodes.every(
      ({ minimumOpeningMinor, minimumBalanceMinor, overdraftMinor }) =>
        minimumOpeningMinor + minimumBalanceMinor + overdraftMinor === 0n,
    ),
  ).toBe(true)
})

test('pages follow one another without gap or repeat', async () => {
  const here = await world()
  await demoProducts(here.platformContext)
  const viewer = here.as({ kind: 'staff', roles: ['viewer'] })

  const seen: string[] = []
  for (let after: string | null = null, more = true; more;) {
    const { nodes, pageInfo } = await products(viewer, { first: 4, after })
    seen.push(...nodes.map(({ code }) => code))
    ;({ hasNextPage: more, endCursor: after } = pageInfo)
  }

  expect(new Set(seen).size).toBe(11)
  expect(seen).toHaveLength(11)
})
