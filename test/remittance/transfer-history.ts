import type { Context } from '#kernel/context.ts'
import type { Database } from '#kernel/database/database.ts'
import { dependenciesOf, provideDependencies } from '#compliance/screening/dependencies.ts'
import {
  eventsOfTransfer,
  type TransferRow,
  transfer as readTransfer,
} from '#remittance/queries/transfers.ts'
import { workerOn, type World } from '#test/support/world.ts'
import { NIGERIAN, type Setting } from './given.ts'

/** State of a transfer at the simulated partners. */
export interface Remembered {
  readonly collection: string | undefined
  readonly payout: { timesSent: number; timesReceived: number; amountMinor: bigint } | undefined
}

export async function rememberedOf(
  { database, workspaceId }: Pick<World, 'database' | 'workspaceId'>,
  reference: string,
): Promise<Remembered> {
  const [collection] = await database.read<{ state: string }>(
    workspaceId,
    'select state from remittance.simulated_collections where workspace_id = $1 and reference = $2',
    [workspaceId, reference],
  )
  const [payout] = await database.read<{ timesSent: number; timesReceived: number; amountMinor: bigint }>(
    workspaceId,
    'select times_sent as "timesSent", times_received as "timesReceived", amount_minor as "amountMinor" from remittance.simulated_payouts where workspace_id = $1 and reference = $2',
    [workspaceId, reference],
  )
  return { collection: collection?.state, payout }
}

export const stored = ({ key }: Setting, id: string): Promise<TransferRow> => readTransfer(key(), id)

/** Status history of a transfer, oldest first. */
export const statusesOf = async ({ key }: Setting, id: string): Promise<string[]> =>
  (await eventsOfTransfer(key(), id))!.map(({ status }) => status)

/** Reason, code and actor of a transfer's last step. */
export async function lastStepOf(
  { key }: Setting,
  id: string,
): Promise<{ status: string; actor: string | null; reason: string | null; reasonCode: string | null }> {
  const { status, actor, reason, reasonCode } = (await eventsOfTransfer(key(), id))!.at(-1)!
  return { status, actor, reason, reasonCode }
}

/** A transfer to a recipient with the given family name. */
export async function transferTo(
  here: Setting,
  lastName: string,
  given: { sourceOfFunds?: string } = {},
): Promise<TransferRow> {
  const { id: recipientId } = await here.recipient({ ...NIGERIAN, lastName })
  return here.transfer({ recipientId, ...given })
}

/** The platform principal, for steps that a test runs directly. */
export const platformOf = (here: Setting, parts?: Partial<Context>): Context =>
  here.as(here.platformContext.actor, parts)

/**
 * A database that fails after the given number of calls: the last call is either not made, or made without
 * returning its result. All later calls fail as well, because a crashed process makes none.
 */
export function dyingDatabase(
  { database, platformContext: { settings } }: Pick<World, 'database' | 'platformContext'>,
  lifetime: number,
  isLastDone: boolean,
): Database & { isDead(): boolean } {
  let calls = 0
  async function lived<Result>(call: () => Promise<Result>): Promise<Result> {
    calls += 1
    if (calls > lifetime || (calls === lifetime && !isLastDone)) throw new Error('the process died')
    const result = await call()
    if (calls >= lifetime) throw new Error('the process died')
    return result
  }
  const dying = {
    ...database,
    read: (workspaceId, text, values) => lived(() => database.read(workspaceId, text, values)),
    transaction: (workspaceId, work) => lived(() => database.transaction(workspaceId, work)),
    isDead: () => calls >= lifetime,
  } satisfies Database & { isDead(): boolean }
  provideDependencies(dying, { searcher: dependenciesOf({ database, settings }).searcher })
  return dying
}

/** A worker that uses the given database. */
export const workerWith = (
  { platform }: Pick<World, 'platform'>,
  database: Database,
): ReturnType<typeof workerOn> =>
  workerOn(platform, {
    contextIn: async workspaceId => ({ ...(await platform.contextIn(workspaceId)), database }),
  })
