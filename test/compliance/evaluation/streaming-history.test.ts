import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { command } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import type { ScreeningHit } from '#compliance/evaluation/history/history.ts'
import { keysOf } from '#compliance/evaluation/backtest/history-reach.ts'
import {
  createRowMaker,
  externalInputs,
  readStored,
  type StoredForBacktest,
} from '#compliance/evaluation/backtest/read-stored.ts'
import { createStreamingHistory } from '#compliance/evaluation/backtest/streaming-history.ts'
import { evaluateRules, type Evaluated } from '#compliance/evaluation/evaluate-rules.ts'
import { readHistory } from '#compliance/evaluation/history/read-history.ts'
import { ruleSetOf, type RuleSet } from '#compliance/evaluation/rule-set.ts'
import { storedTransaction } from '#compliance/evaluation/stored-transaction.ts'
import { partyKey, transactionKeys } from '#compliance/evaluation/transaction-keys.ts'
import { customerKey, type MonitoredTransaction } from '#compliance/evaluation/transaction.ts'
import type { RuleParameters, SharedField } from '#compliance/monitoring-rules/parameters.ts'
import { inDatabase } from '#test/e2e/support/tables.ts'
import { world, type World } from '#test/support/world.ts'
import { draft, isCustomer, PARAMETERS, rulesWith, store, type Draft } from './stored-worlds.ts'

const DAY_MINUTES = 1_440
const sharing = (identifierField: SharedField): RuleParameters => ({
  ruleType: 'NETWORK',
  patternType: 'SHARED_IDENTIFIER',
  countThreshold: 2,
  windowMinutes: 10 * DAY_MINUTES,
  identifierField,
})

const ALL = rulesWith([
  ...PARAMETERS.filter(({ ruleType }) => ruleType !== 'BEHAVIORAL'),
  ...(['AMOUNT', 'DAILY_VOLUME', 'DAILY_COUNT'] as const).flatMap(deviationMetric =>
    [true, false].map((robust): RuleParameters => ({
      ruleType: 'BEHAVIORAL',
      deviationMetric,
      deviationThreshold: 0.4,
      robust,
    })),
  ),
  sharing('phone'),
  sharing('address'),
  sharing('counterparty_account'),
  {
    ruleType: 'NETWORK',
    patternType: 'BENEFICIARY_FAN_IN',
    countThreshold: 2,
    windowMinutes: 20 * DAY_MINUTES,
    unrelated: true,
  },
  { ruleType: 'NETWORK', patternType: 'FAN_IN', countThreshold: 2, windowMinutes: 3 * DAY_MINUTES },
  {
    ruleType: 'NETWORK',
    patternType: 'CIRCULAR',
    maxGroupSize: 5,
    tolerancePercent: 100,
    windowMinutes: 9 * DAY_MINUTES,
  },
  { ruleType: 'BLACKLIST', blacklistKinds: ['DEVICE'] },
  {
    ruleType: 'SCREENING',
    screeningLists: ['sanctions'],
    matchScoreThreshold: 80,
    blockScoreThreshold: 95,
    requireHighValue: false,
    amountThreshold: '0',
  },
])
/** Every rule, and those that count in the database with a narrow scope. */
const set = ruleSetOf([
  ...ALL,
  ...ALL.filter(
    ({ parameters: { ruleType, ...rest } }) =>
      ruleType === 'VELOCITY' || ('patternType' in rest && rest.patternType === 'BENEFICIARY_FAN_IN'),
  ).map(rule => ({
    ...rule,
    ruleId: newId(),
    transactionTypes: ['TRANSFER', 'CARD'] as const,
    conditions: { channels: ['web'], currencies: ['USD'], customerTypes: ['INDIVIDUAL' as const] },
  })),
])

const HIT: ScreeningHit = {
  party: 'CUSTOMER',
  list: 'sanctions',
  source: 'UN_CONSOLIDATED',
  entryId: 'e-1',
  score: 90,
  policyEffect: 'HOLD',
}

const drafts = fc.array(
  fc.record({
    draft,
    phone: fc.constantFrom('+1 202 555 0100', '+1 202 555 0101', null),
    address: fc.constantFrom('1 High Street', '2 Low Street', null),
    account: fc.constantFrom('DE02120300000000202051', null),
    isListed: fc.boolean(),
    /** How many arrivals before this one is the one that is voided next; beyond 8 none is. */
    voids: fc.integer({ min: 1, max: 40 }),
  }),
  { minLength: 70, maxLength: 70 },
)
type Drafted = typeof drafts extends fc.Arbitrary<(infer Each)[]> ? Each : never

const VOID = `update compliance.monitored_transactions set voided_at = now(), void_sequence = $3 where workspace_id = $1 and transaction_id = $2 and voided_at is null`
const voidTransaction = command((tx, { id, sequence }: { id: string; sequence: bigint }) =>
  tx.sql(VOID, [tx.actor.workspaceId, id, sequence]),
)

const NONE: Evaluated = { decision: 'ALLOW', triggered: [], nearMisses: [], skipped: [] }
const QUARTER_DAY_MS = 21_600_000
const START = Date.parse('2026-03-25T00:00:00Z')

/** The time of a draft within two weeks about the turn of a month, in steps of six hours. */
const timeOf = ({ occurredAt }: Draft): Date =>
  new Date(
    START +
      Math.floor((occurredAt.getTime() - Date.parse('2026-03-01')) / 3 / QUARTER_DAY_MS) * QUARTER_DAY_MS,
  )

/** Stores one transaction after another, and voids some of the earlier ones in between. Many happen at the same time. */
async function storeAll(here: World, given: readonly Drafted[]): Promise<void> {
  const ctx = here.as({ kind: 'service' })
  let sequence = 0n
  for (const [index, each] of given.entries()) {
    const plain: Draft = each.draft
    const parsed = {
      ...plain,
      transactionId: `t${index}`,
      occurredAt: timeOf(plain),
      phone: each.phone,
      address: each.address,
      counterparty: plain.counterparty && { ...plain.counterparty, account: each.account },
    }
    const other = parsed.counterparty?.id ?? null
    const transaction: MonitoredTransaction = {
      ...parsed,
      counterpartyKey:
        other !== null && isCustomer(other)
          ? customerKey(other)
          : partyKey(ctx.keys, here.workspaceId, parsed),
    }
    const inputs = {
      subjectSince: index % 7 === 0 ? '2026-03-02T00:00:00Z' : null,
      blacklistHits: each.isListed ? [{ entryId: 'b-1', kind: 'DEVICE' as const, reason: 'Stolen' }] : [],
      snoozed: [],
    }
    const keys = transactionKeys(ctx.keys, here.workspaceId, parsed)
    await store(ctx, {
      gathered: { parsed, transaction, keys, inputs, screening: undefined, isKnownCustomer: false },
      sequence: ++sequence,
      evaluated: NONE,
      screening: each.isListed ? [HIT] : null,
    })
    if (each.voids <= 8 && each.voids <= index)
      await voidTransaction(ctx, { id: `t${index - each.voids}`, sequence: ++sequence })
  }
}

const EVERYTHING = {
  after: undefined,
  from: new Date('2000-01-01T00:00:00Z'),
  to: new Date('2100-01-01T00:00:00Z'),
  withDetails: true,
}

/** Judges the stored transactions that `isJudged` selects from the stream and from the database; returns the triggered rules of each. */
async function judgeBothWays(
  here: World,
  { rules, needs }: RuleSet,
  transactionOf: (stored: StoredForBacktest) => MonitoredTransaction,
  isJudged: (stored: StoredForBacktest) => boolean,
): Promise<ReadonlySet<number>> {
  const { workspaceId, database } = here
  const ctx = here.as({ kind: 'service' })
  const history = createStreamingHistory(needs)
  const rowOf = createRowMaker(new Set([...keysOf(needs), 'device']), needs.countries)
  const triggered = new Set<number>()
  for await (const page of readStored(ctx, EVERYTHING))
    for (const stored of page) {
      const row = rowOf(stored)
      if (isJudged(stored)) {
        const transaction = transactionOf(stored)
        const inputs = externalInputs(stored)
        const fromStream = await history.historyOf(row, inputs)
        const fromDatabase = await readHistory(
          (text, values = []) => database.read(workspaceId, text, values),
          {
            workspaceId,
            transaction,
            keys: { ...stored, account: null },
            sequence: stored.sequence,
            isReplay: true,
            inputs,
          },
          needs,
        )
        const evaluated = evaluateRules({ rules }, transaction, fromStream, { snoozed: [] })
        expect(evaluated).toEqual(evaluateRules({ rules }, transaction, fromDatabase, { snoozed: [] }))
        for (const { number } of evaluated.triggered) triggered.add(number)
      }
      history.add(row)
    }
  return triggered
}

test('judging from the stream equals judging from the database, with late, voided and simultaneous transactions', async () => {
  const triggered = new Set<number>()
  await fc.assert(
    fc.asyncProperty(drafts, async given => {
      const here = await world()
      await storeAll(here, given)
      const { keys } = here.as({ kind: 'service' })
      const transactionOf = (stored: StoredForBacktest): MonitoredTransaction =>
        storedTransaction(keys, { ...stored, workspaceId: here.workspaceId })!
      // The first transactions have little history.
      const isLater = ({ sequence }: StoredForBacktest) => sequence > 25n
      for (const number of await judgeBothWays(here, set, transactionOf, isLater)) triggered.add(number)
    }),
    { numRuns: 2, seed: 20_261_128, endOnFailure: true },
  )
  const kindOf = ({ ruleType, ...rest }: RuleParameters): string =>
    [
      ruleType,
      ...Object.entries(rest).flatMap(([name, value]) => (/Type|Metric|Field/.test(name) ? [value] : [])),
    ].join(' ')
  const kinds = new Set(ALL.map(({ parameters }) => kindOf(parameters)))
  expect(new Set([...triggered].map(number => kindOf(set.rules[number]!.parameters)))).toEqual(kinds)
}, 60_000)

/** Two payments a minute of forty-one customers with one device, a third of them late, and each fiftieth is voided 300 arrivals later. */
const DENSE = `
  insert into compliance.monitored_transactions (workspace_id, id, sequence, transaction_id, occurred_at, received_at, type, direction, channel, currency,
    amount_minor, customer_id, customer_type, counterparty, device, merchant_id, countries, initiated_by, content_hash, evaluation_id, decision,
    voided_at, void_sequence)
  select $1, uuidv7(), 2 * n, 't' || n, at, at, case n % 9 when 0 then 'CHARGEBACK' when 1 then 'CARD' else 'TRANSFER' end, case n % 11 when 0 then 'CREDIT' else 'DEBIT' end, 'web',
    case n % 5 when 0 then 'EUR' else 'USD' end, 100 * (1 + n % 13), case when n % 3 = 0 then 'c-' || (n / 3) % 40 else 'big' end, 'INDIVIDUAL',
    case when n % 2 = 0 then 'party:p' else 'customer:c-' || n % 40 end, 'd', 'm', '{}', 'CUSTOMER', 'x', uuidv7(), 'ALLOW',
    case n % 50 when 0 then at end, case n % 50 when 0 then 2 * n + 601 else 9223372036854775807 end
  from (select n, '2026-03-01T00:00:00Z'::timestamptz + make_interval(secs => 30 * (n - case n % 3 when 1 then n % 70 else 0 end)) as at from generate_series(1, 2600) n) generated`

test('long histories are bounded in the stream as in the database', async () => {
  const here = await world()
  await inDatabase(here.databaseName, admin => admin.query(DENSE, [here.workspaceId]))
  const transactionOf = (stored: StoredForBacktest): MonitoredTransaction => ({
    ...stored,
    customer: {
      id: stored.customerId,
      type: stored.customerType,
      name: null,
      dateOfBirth: null,
      country: null,
    },
    accountId: null,
    cardId: null,
    walletId: null,
    device: { fingerprint: stored.device, ip: null, ipCountry: null },
    counterparty: null,
    reference: null,
    counterpartyKey: stored.counterparty,
  })

  const triggered = await judgeBothWays(
    here,
    set,
    transactionOf,
    ({ sequence }) => sequence > 5_184n || sequence % 500n === 0n,
  )

  expect(triggered.size).toBeGreaterThan(15)
})
