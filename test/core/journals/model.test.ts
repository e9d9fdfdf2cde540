import { beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { Refusal } from '#kernel/refusals.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { generateFiscalPeriods } from '#core/operations/fiscal-periods/generate-fiscal-periods.ts'
import { approveJournal } from '#core/operations/journals/approve-journal.ts'
import { createJournal } from '#core/operations/journals/create-journal.ts'
import { postJournal } from '#core/operations/journals/post-journal.ts'
import { rejectJournal } from '#core/operations/journals/reject-journal.ts'
import { reverseJournal } from '#core/operations/journals/reverse-journal.ts'
import type { JournalRow } from '#core/queries/journals/journals.ts'
import { businessDate } from '#core/queries/end-of-day/business-date.ts'
import { world, type World } from '#test/support/world.ts'

/** What the model keeps of a journal. */
interface ModelJournal {
  readonly id: string
  readonly creator: string
  readonly isMemo: boolean
  /** Debit of 5300 and credit of 1000 in minor units; negative in a reversal. */
  readonly minor: bigint
  status: JournalRow['status']
}

const ACTORS = ['officer', 'manager', 'otherManager'] as const
type Actor = (typeof ACTORS)[number]

let here: World
let today: string
const actors = new Map<Actor, () => Context>()

beforeAll(async () => {
  here = await world()
  for (const actor of ACTORS) {
    const subjectId = newId()
    const roles = [actor === 'officer' ? 'officer' : 'manager']
    actors.set(actor, () => here.as({ kind: 'staff', subjectId, roles }))
  }
  await policyOf(here.platformContext)
  today = (await businessDate(here.platformContext)).businessDate
  await generateFiscalPeriods(here.as({ kind: 'staff', roles: ['admin'] }), {
    year: Number(today.slice(0, 4)),
  })
})

const STEP = fc.record({
  move: fc.constantFrom('create', 'create', 'post at once', 'approve', 'post', 'reject', 'reverse'),
  actor: fc.constantFrom(...ACTORS),
  target: fc.nat(20),
  minor: fc.integer({ min: 1, max: 1_000_000 }),
  isMemo: fc.boolean(),
})
type Step = typeof STEP extends fc.Arbitrary<infer Value> ? Value : never

const FROM: Readonly<Record<string, JournalRow['status']>> = {
  approve: 'PENDING',
  post: 'APPROVED',
  reject: 'PENDING',
  reverse: 'POSTED',
}

/** The code with which the model expects a move to be refused; undefined if it succeeds. */
function expectedRefusal(
  { move, actor }: Step,
  journal: ModelJournal,
  subjectId: string,
): string | undefined {
  if (actor === 'officer') return 'FORBIDDEN'
  const from = FROM[move]
  if (move === 'reverse' && journal.status === 'REVERSED') return 'ALREADY_REVERSED'
  if (journal.status !== from) return 'INVALID_STATE'
  return move === 'approve' && journal.creator === subjectId ? 'SELF_APPROVAL_FORBIDDEN' : undefined
}

const codeOf = async (work: Promise<JournalRow>): Promise<JournalRow | string> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

const MOVES: Readonly<Record<string, (ctx: Context, id: string) => Promise<JournalRow>>> = {
  approve: (ctx, id) => approveJournal(ctx, { id }),
  post: (ctx, id) => postJournal(ctx, { id }),
  reject: (ctx, id) => rejectJournal(ctx, { id, reason: 'Wrong' }),
  reverse: (ctx, id) => reverseJournal(ctx, { id, reason: 'Twice' }),
}
const AFTER: Readonly<Record<string, JournalRow['status']>> = {
  approve: 'APPROVED',
  post: 'POSTED',
  reject: 'REJECTED',
  reverse: 'REVERSED',
}

async function take(step: Step, model: ModelJournal[]): Promise<void> {
  const ctx = actors.get(step.actor)!()
  const { subjectId } = ctx.actor
  if (step.move === 'create' || step.move === 'post at once') {
    const requiresApproval = step.move === 'create'
    const amount = (step.minor / 100).toFixed(2)
    const created = await codeOf(
      createJournal(ctx, {
        journalType: 'GENERAL',
        description: 'Costs',
        transactionDate: today,
        requiresApproval,
        isMemo: step.isMemo,
        entries: [
          { accountCode: '5300', amount, entryType: 'DEBIT', currencyCode: 'NGN' },
          { accountCode: '1000', amount, entryType: 'CREDIT', currencyCode: 'NGN' },
        ],
      }),
    )
    if (!requiresApproval && step.actor === 'officer') return expect(created).toBe('FORBIDDEN')
    const { id, status } = created as JournalRow
    expect(status).toBe(requiresApproval ? 'PENDING' : 'POSTED')
    model.push({ id, creator: subjectId, isMemo: step.isMemo, minor: BigInt(step.minor), status })
    return
  }
  if (model.length === 0) return
  const journal = model[step.target % model.length]!
  const refusal = expectedRefusal(step, journal, subjectId)
  const moved = await codeOf(MOVES[step.move]!(ctx, journal.id))
  if (refusal !== undefined || typeof moved === 'string') return expect(moved).toBe(refusal)
  journal.status = AFTER[step.move]!
  if (step.move === 'reverse')
    model.push({ ...journal, id: moved.id, creator: subjectId, minor: -journal.minor, status: 'POSTED' })
}

const read = <Row extends object>(text: string): Promise<Row[]> =>
  here.database.read<Row>(here.workspaceId, text, [here.workspaceId])

const SUMS = `select account.code, sum(debit_minor - credit_minor)::text as minor from core.gl_sums sums
  join core.gl_accounts account on account.workspace_id = $1 and account.id = sums.gl_account_id
  where sums.workspace_id = $1 and grain = 'MONTH' group by 1`

test('journals, their numbers and the general ledger agree with a model after any moves', async () => {
  const model: ModelJournal[] = []
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { minLength: 10, maxLength: 20 }), async steps => {
      for (const step of steps) await take(step, model)

      const rows = await read<{ id: string; status: string; number: number }>(
        `select id, status, right(journal_number, 6)::int as number from core.journals where workspace_id = $1 order by 3`,
      )
      expect(rows.map(({ number }) => number)).toEqual(model.map((_, index) => index + 1))
      expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(
        new Map(model.map(({ id, status }) => [id, status])),
      )
      const counted = model
        .filter(({ status, isMemo }) => !isMemo && (status === 'POSTED' || status === 'REVERSED'))
        .reduce((sum, { minor }) => sum + minor, 0n)
      const sums = new Map(
        (await read<{ code: string; minor: string }>(SUMS)).map(({ code, minor }) => [code, minor]),
      )
      expect([sums.get('5300') ?? '0', sums.get('1000') ?? '0']).toEqual([`${counted}`, `${-counted}`])
    }),
    { numRuns: 10 },
  )
})
