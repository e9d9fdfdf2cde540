import { isDeepStrictEqual } from 'node:util'
import { command } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { pairPartyContext, pairPartyHash, type PaymentPair } from '#compliance/allow-list/payment-pair.ts'
import { AllowedPair, type AllowListRow } from '#compliance/entities/allowed-pair.ts'
import { refuse } from '#compliance/errors.ts'
import { events } from '#compliance/events.ts'
import type { WithAnalyst } from '#compliance/operations/screenings/resolve-match.ts'

const LOCK = `select pg_advisory_xact_lock(hashtextextended('compliance.allow_list:' || $1, 0))`
const ACTIVE = `select id, rule_codes as "ruleCodes" from compliance.allow_list
  where workspace_id = $1 and payer_hash = $2 and payee_hash = $3 and ended_at is null and expires_at > $4`
const END = `update compliance.allow_list set ended_at = $3, ended_by = $4, ended_by_key = $5, end_reason = 'REMOVED'
  where workspace_id = $1 and id = $2`
const INSERT = insertOf(AllowedPair, 'pair')

/** Evaluations read all active pairs of two parties. */
const ACTIVE_MAX = 100

/**
 * Adds a payer and a payee whose payments are expected; it is called for a person who was admitted to decide. An active pair of the
 * same parties and rules ends, so that the latest one applies.
 */
export const addPaymentPair = command(
  async (tx, { payer, payee, ruleCodes, reason, expiresAt, analyst }: WithAnalyst<PaymentPair>) => {
    const { workspaceId } = tx.actor
    const id = newId()
    const at = tx.now()
    const codes = ruleCodes && [...ruleCodes].sort()
    const payerHash = pairPartyHash(tx.keys, workspaceId, payer)
    const payeeHash = pairPartyHash(tx.keys, workspaceId, payee)
    await tx.sql(LOCK, [workspaceId])
    const active = await tx.sql<{ id: string; ruleCodes: string[] | null }>(ACTIVE, [
      workspaceId,
      payerHash,
      payeeHash,
      at,
    ])
    if (active.length >= ACTIVE_MAX)
      throw refuse('INVALID_STATE', {
        message: `These parties already have ${ACTIVE_MAX} pairs on the allow-list, the maximum; remove some first.`,
      })
    for (const earlier of active.filter(each => isDeepStrictEqual(each.ruleCodes, codes))) {
      await tx.sql(END, [workspaceId, earlier.id, at, analyst.by, analyst.keyId])
      tx.emit(events.allow_list_reduced, earlier.id, { pairId: earlier.id, endedBy: analyst.by })
    }

    const pair: AllowListRow = {
      workspaceId,
      id,
      subjectId: null,
      externalId: null,
      source: null,
      entryId: null,
      entryHash: null,
      matchId: null,
      payer: tx.keys.seal(workspaceId, payer, pairPartyContext('payer')(workspaceId, id)),
      payee: tx.keys.seal(workspaceId, payee, pairPartyContext('payee')(workspaceId, id)),
      payerHash,
      payeeHash,
      ruleCodes: codes,
      reason,
      createdBy: analyst.by,
      createdByKey: analyst.keyId,
      createdAt: at,
      expiresAt,
      endedAt: null,
      endedBy: null,
      endedByKey: null,
      endReason: null,
      descriptionHash: null,
      nameHash: null,
    }
    await tx.sql(INSERT, valuesOf(AllowedPair, pair))
    tx.emit(
      events.allow_list_extended,
      id,
      { pairId: id, ruleCodes: codes, expiresAt: expiresAt.toISOString(), createdBy: analyst.by },
      { payer, payee, reason },
    )
    return { ...pair, payer, payee }
  },
)
