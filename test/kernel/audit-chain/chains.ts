import { createSealCheck, type AuditDiscrepancy, type Seal } from '#kernel/audit-chain/check-seals.ts'
import { GENESIS, rowHash, type AuditRow } from '#kernel/audit-chain/record.ts'
import { newId } from '#kernel/id.ts'

export const WORKSPACE = '0199a1c2-7f30-7cde-8f21-0000000000a1'

export const auditRow = (number: number): AuditRow => ({
  id: newId(),
  at: `2026-11-24T10:00:00.${String(number).padStart(3, '0')}Z`,
  act: 'compliance.ruleset_created',
  outcome: 'DONE',
  actorKind: 'staff',
  actorId: 'a',
  aggregateType: 'ruleset',
  aggregateId: null,
  requestId: `request ${number}`,
  sourceAddress: null,
  data: `{"number": ${number}}`,
})

/** A correct chain over these rows. */
export function chainOf(rows: readonly AuditRow[]): Seal[] {
  const seals: Seal[] = []
  for (const [index, row] of rows.entries()) {
    const sequence = BigInt(index + 1)
    const previousHash = seals.at(-1)?.hash ?? GENESIS
    seals.push({
      sequence,
      auditId: row.id,
      previousHash,
      hash: rowHash(WORKSPACE, previousHash, sequence, row),
      row,
    })
  }
  return seals
}

/** What the verification finds in the seals, for the head of the original chain. */
export function errorsIn(seals: readonly Seal[], head: Seal): readonly AuditDiscrepancy[] {
  const check = createSealCheck(WORKSPACE)
  for (const seal of seals) check.add(seal)
  return check.finish(head)
}
