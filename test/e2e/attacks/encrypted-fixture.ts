import { randomUUID } from 'node:crypto'
import { installationKeys } from '#kernel/security/installation-keys.ts'
import { keyringOn } from '#kernel/security/keyring.ts'
import { targetOf } from '#kernel/security/sealed-columns.ts'
import type { CommandCall, Report } from '#app/admin/command.ts'
import { encryptionKeyCommands } from '#app/admin/encryption-keys.ts'
import { keyError } from '#app/database/needed-keys.ts'
import type { Platform } from '#app/platform.ts'
import { ensureEncryptionKeyCheck } from '#app/database/encryption-key-check.ts'
import { jobs, sealedColumns } from '#app/subgraphs.ts'
import { asOwner } from '#test/support/clients.ts'
import { recordAlertIn } from '#test/compliance/cases/case-fixture.ts'
import { screeningFixture } from '#test/compliance/screening-fixture.ts'
import { receiver } from '#test/webhooks/receiver.ts'
import { adminOf } from '#test/support/cluster.ts'
import { ENCRYPTION_KEY } from '#test/support/keys.ts'
import { hashAsEarlier, hashedEarlier, sealedEarlier } from '#test/support/sealed-earlier.ts'
import { demoWorld, workerOn, type TestPlatform } from '#test/support/world.ts'
import { DEMO, send } from '#test/e2e/support/rest.ts'
import {
  COMPLIANCE,
  EMAIL,
  makeSealedThings,
  PHONE,
  readSealedThings,
  type SealedThings,
} from '#test/e2e/support/sealed-things.ts'
import { inDatabase, workspaceOf } from '#test/e2e/support/tables.ts'

const FIRST_KEY = installationKeys(ENCRYPTION_KEY)

/** A platform with a value in every encrypted column, and functions to change its keys. */
export interface EncryptedFixture {
  readonly here: TestPlatform
  readonly workspaceId: string
  readonly things: SealedThings
  /** A delivery with a response. */
  readonly deliveryId: string
  /** Content of the encrypted objects before any key change. */
  readonly before: Readonly<Record<string, unknown>>
  readonly logged: { fields: Readonly<Record<string, unknown>>; message: string }[]
  owned<Result>(work: Parameters<typeof asOwner<Result>>[1]): Promise<Result>
  /** Runs the jobs with these names, by default all, until they find no work. */
  work(platform: Platform, only?: (name: string) => boolean): Promise<void>
  /** Runs the job that encrypts values again. */
  reseal(platform: Platform): Promise<void>
  /** The error with which a start with these keys would fail. */
  issueUnder(...keys: readonly [Buffer, ...Buffer[]]): Promise<string | undefined>
  /** Runs an administration command on the file's database with these keys. */
  admin(name: string, args: CommandCall['args'], ...keys: readonly [Buffer, ...Buffer[]]): Promise<Report>
  /**
   * Ids of the keys that encrypt each column's values in the workspace; `earlier` for values from before keys
   * had ids.
   */
  keysIn(): Promise<Record<string, string[]>>
  workspaceKeyIds(): Promise<string[]>
}

function jobRunner(logged: EncryptedFixture['logged']): EncryptedFixture['work'] {
  return async (platform, only = () => true) => {
    const worker = workerOn(platform, {
      log: (fields, message) => {
        logged.push({ fields, message })
      },
    })
    for (let found = 1; found > 0;) {
      found = 0
      for (const job of jobs.filter(({ name }) => only(name)))
        for (let more = 1; more > 0;) found += more = await job.run(worker)
      await worker.settled()
    }
  }
}

/** Creates values in every encrypted column of the demo workspace. */
async function givenSealedThings({
  here,
  work,
}: Pick<EncryptedFixture, 'here' | 'work'>): Promise<Pick<EncryptedFixture, 'things' | 'deliveryId'>> {
  const { lists } = await screeningFixture()
  await lists.put('OFAC_SDN', { id: 'K1', name: 'Philomena Dragwitch' })
  const hook = await receiver((_, response) => void response.writeHead(410).end('I do not take this.'))
  const things = await makeSealedThings(here.app, hook)
  const workspaceId = await workspaceOf(here.databaseName, DEMO.id)
  const { alertIds } = await recordAlertIn(here, { workspaceId, tenantId: DEMO.id })
  const post = (path: string, body: object): ReturnType<typeof send> =>
    send(here.app, { method: 'POST', base: '/api/v1', path, headers: COMPLIANCE, body })
  await post(`/monitoring/alerts/${alertIds[0]!}/escalate`, { reason: 'Several deposits' })
  const { body: rule } = await post('/monitoring/rules', {
    code: 'sealed',
    rule_type: 'THRESHOLD',
    category: 'AML',
    severity: 'LOW',
    parameters: { amount_threshold: '1' },
  })
  await post(`/monitoring/rules/${rule['id'] as string}/backtest`, {
    from: '2026-01-01T00:00:00Z',
    to: '2026-01-31T00:00:00Z',
  })
  await work(here.platform)
  // No worker runs any more, so the transaction of this batch stays encrypted.
  await send(here.app, {
    method: 'POST',
    base: '/api/v1',
    path: '/monitoring/transactions/batch',
    headers: COMPLIANCE,
    body: {
      transactions: [
        {
          transaction_id: 'sealed-2',
          type: 'CASH_IN',
          direction: 'CREDIT',
          channel: 'branch',
          amount: '1.00',
          currency: 'USD',
          customer: { id: 'sealed-1', type: 'INDIVIDUAL' },
        },
      ],
    },
  })
  await inDatabase(here.databaseName, async admin => {
    const id = randomUUID()
    const issues = here.platform.source.keys.seal(
      workspaceId,
      '[]',
      `compliance.report_issues:${workspaceId}:${id}`,
    )
    await admin.query(
      `insert into compliance.reports (workspace_id, id, type, status, issues, requested_by, created_at, completed_at)
        values ($1, $2, 'AUDIT', 'FAILED', $3, 'key:sealed', now(), now())`,
      [workspaceId, id, issues],
    )
    // Not due, so that no worker ingests it.
    await admin.query(
      `insert into sentinel.received_transactions (workspace_id, id, profile_id, details, attempts, due_at, received_at)
        values ($1, $2, $2, $3, 0, '2100-01-01', now())`,
      [
        workspaceId,
        id,
        here.platform.source.keys.seal(
          workspaceId,
          '{}',
          `sentinel.received_transactions:${workspaceId}:${id}`,
        ),
      ],
    )
  })
  // Events published now stay encrypted until a later start relays them.
  await send(here.app, {
    method: 'POST',
    path: '/recipients',
    headers: things.headers,
    body: {
      firstName: 'Ngozi',
      lastName: 'Eze',
      country: 'NG',
      currency: 'NGN',
      payoutMethod: 'BANK_ACCOUNT',
      bankCode: '011',
      accountNumber: '0000014580',
    },
  })
  await send(here.app, {
    method: 'POST',
    base: '/api/v1',
    path: '/screenings',
    headers: COMPLIANCE,
    body: { subject: { type: 'INDIVIDUAL', name: 'Philomena Dragwitch', external_id: 'sealed-3' } },
  })
  const deliveryId = await inDatabase(
    here.databaseName,
    async admin =>
      (
        await admin.query<{ id: string }>(
          `select delivery_id as id from webhooks.attempts where response_body <> '' limit 1`,
        )
      ).rows[0]!.id,
  )
  return { things, deliveryId }
}

export async function encryptedFixture(): Promise<EncryptedFixture> {
  const here = await demoWorld()
  const logged: EncryptedFixture['logged'] = []
  const work = jobRunner(logged)
  const owned: EncryptedFixture['owned'] = task => asOwner(adminOf(here.databaseName), task)
  await owned(owner => ensureEncryptionKeyCheck(owner, FIRST_KEY))
  const workspaceId = await workspaceOf(here.databaseName, DEMO.id)
  await inDatabase(here.databaseName, admin => hashAsEarlier(admin, FIRST_KEY, workspaceId))
  here.platform.source.keys.expire()
  const { things, deliveryId } = await givenSealedThings({ here, work })

  return {
    here,
    workspaceId,
    things,
    deliveryId,
    before: await readSealedThings(here.app, things, deliveryId),
    logged,
    owned,
    work,
    reseal: platform => work(platform, name => name === 'kernel.reseal'),
    issueUnder: (...keys) => owned(owner => keyError(owner, installationKeys(...keys))),
    admin: (name, args, ...keys) =>
      encryptionKeyCommands
        .find(each => each.name === `encryption-key ${name}`)!
        .run({
          runtime: { asOwner: owned, keys: installationKeys(...keys) },
          args,
          by: 'a test',
        } as unknown as CommandCall),
    keysIn: () =>
      inDatabase(here.databaseName, async admin => {
        const found: Record<string, string[]> = {}
        for (const column of sealedColumns) {
          const { rows } = await admin.query<{ id: string }>(
            `select distinct case when ${column.column} like 'v2.%' then split_part(${column.column}, '.', 2) else 'earlier' end as id
      from ${column.table} where workspace_id = $1 and ${column.column} <> '' order by 1`,
            [workspaceId],
          )
          found[targetOf(column)] = rows.map(({ id }) => id)
        }
        return found
      }),
    workspaceKeyIds: () =>
      inDatabase(here.databaseName, async admin =>
        (
          await admin.query<{ id: string }>(
            'select id from kernel.workspace_keys where workspace_id = $1 order by version',
            [workspaceId],
          )
        ).rows.map(({ id }) => id),
      ),
  }
}

/** Encrypts all values as versions before workspace keys did. */
export async function sealAsEarlier({ here, workspaceId, things }: EncryptedFixture): Promise<void> {
  const keys = keyringOn(here.database, FIRST_KEY, here.platform.source.now)
  await keys.ready(workspaceId)
  await inDatabase(here.databaseName, async admin => {
    await admin.query('set session_replication_role = replica')
    for (const { table, column, key, about } of sealedColumns) {
      const names = Object.keys(key)
      const { rows } = await admin.query<{ key: string[]; sealed: string }>(
        `select array[${names.map(name => `${name}::text`).join(', ')}] as key, ${column} as sealed from ${table} where workspace_id = $1 and ${column} <> ''`,
        [workspaceId],
      )
      for (const row of rows) {
        const purpose = about(
          workspaceId,
          Object.fromEntries(names.map((name, index) => [name, row.key[index]!])),
        )
        await admin.query(`update ${table} set ${column} = $1 where ${column} = $2`, [
          sealedEarlier(ENCRYPTION_KEY, keys.open(workspaceId, row.sealed, purpose), purpose),
          row.sealed,
        ])
      }
    }
    await admin.query(
      'update identity.customers set phone_hash = $2, email_hash = $3 where workspace_id = $1 and phone_hash = $4',
      [
        workspaceId,
        hashedEarlier(ENCRYPTION_KEY, PHONE, `identity.phone:${workspaceId}`),
        hashedEarlier(ENCRYPTION_KEY, EMAIL, `identity.email:${workspaceId}`),
        keys.hash(workspaceId, PHONE, `identity.phone:${workspaceId}`),
      ],
    )
    await admin.query(
      'update remittance.recipients set account_hash = $2 where workspace_id = $1 and id = $3',
      [
        workspaceId,
        hashedEarlier(ENCRYPTION_KEY, 'account:NG:011:0000014579', `remittance.account:${workspaceId}`),
        things.recipientId,
      ],
    )
    await admin.query('delete from kernel.workspace_keys where workspace_id = $1', [workspaceId])
    await admin.query('update kernel.key_checks set sealed = $1', [
      sealedEarlier(ENCRYPTION_KEY, 'Fiducia sealed this.', 'kernel.key_checks:encryption'),
    ])
  })
}

/** Ends the work of the workspace, as administrators do for a tenant that has left. */
export async function endWork({ here, workspaceId }: EncryptedFixture): Promise<void> {
  await inDatabase(here.databaseName, async admin => {
    await admin.query('update remittance.transfers set due_at = null, status = $2 where workspace_id = $1', [
      workspaceId,
      'COMPLETED',
    ])
    await admin.query('update webhooks.deliveries set due_at = null where workspace_id = $1', [workspaceId])
    await admin.query('update identity.staff set is_active = false where workspace_id = $1', [workspaceId])
    await admin
      .query(
        `update core.transaction_progress set due_at = null, status = 'COMPLETED' where workspace_id = $1 and status <> 'COMPLETED'`,
        [workspaceId],
      )
      .catch(() => undefined)
    await admin.query(
      'update kernel.outbox set relayed_at = now() where workspace_id = $1 and relayed_at is null',
      [workspaceId],
    )
    await admin.query('delete from kernel.reactions where workspace_id = $1', [workspaceId])
    await admin.query('delete from sentinel.received_transactions where workspace_id = $1', [workspaceId])
  })
}
