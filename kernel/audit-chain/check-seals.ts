import { GENESIS, rowHash, type AuditRow } from './record.ts'

/** A seal with the row of the audit that it names; null if there is no such row. */
export interface Seal {
  readonly sequence: bigint
  readonly auditId: string
  readonly previousHash: Buffer
  readonly hash: Buffer
  readonly row: AuditRow | null
}

export interface ChainHead {
  readonly sequence: bigint
  readonly hash: Buffer
}

export type AuditDiscrepancyKind =
  | 'ROW_CHANGED'
  | 'ROW_REMOVED'
  | 'ROW_INSERTED'
  | 'ROW_MOVED'
  | 'SEAL_CHANGED'
  | 'SEAL_REMOVED'
  | 'HEAD_MISMATCH'

/** A disagreement between the audit and its hash chain. */
export interface AuditDiscrepancy {
  readonly kind: AuditDiscrepancyKind
  /** Null for a row without a seal. */
  readonly sequence: bigint | null
  readonly auditId: string | null
  readonly message: string
}

/** Maximum number of changed rows that are compared with each other to find rows that were moved. */
const COMPARED_MAX = 100

interface Mismatch {
  readonly seal: Seal
  /** The hash of the present row; undefined when it is the seal that does not continue the chain. */
  readonly computed: Buffer | undefined
  kind: AuditDiscrepancyKind
  message: string
}

const BEGINNING: ChainHead = { sequence: 0n, hash: GENESIS }

/** Checks the seals of one workspace in their order. */
export function createSealCheck(workspaceId: string): {
  /** Checks the next seal; returns whether it agrees with the seal before and with its row. */
  add(seal: Seal): boolean
  /** Everything found, in the order of the chain. */
  finish(head: ChainHead | undefined): readonly AuditDiscrepancy[]
} {
  const found: Mismatch[] = []
  let end = BEGINNING

  const report = (seal: Seal, kind: AuditDiscrepancyKind, message: string, computed?: Buffer): void => {
    found.push({ seal, kind, message, computed })
  }

  /** Reports at most one error per seal, so that the first one reported is the first that was made. */
  function check(seal: Seal): void {
    const { sequence, auditId, previousHash, hash, row } = seal
    if (sequence <= end.sequence)
      return report(seal, 'ROW_INSERTED', `row ${auditId} has a sequence that the chain had already reached`)
    if (sequence > end.sequence + 1n)
      return report(
        { ...seal, sequence: end.sequence + 1n },
        'SEAL_REMOVED',
        `the chain continues at sequence ${sequence}; the ${sequence - end.sequence - 1n} before it are missing`,
      )
    const before = found.at(-1)
    const isContinued = previousHash.equals(end.hash)
    const isRepaired = before?.computed?.equals(previousHash) && before.seal.sequence === end.sequence
    if (before && isRepaired && !isContinued) {
      before.kind = 'SEAL_CHANGED'
      before.message = `the hash in the seal of row ${before.seal.auditId} was changed; the row agrees with the seals around it`
    }
    if (!row) return report(seal, 'ROW_REMOVED', `row ${auditId} was removed after it was sealed`)
    const hashAfter = (previous: Buffer): Buffer => rowHash(workspaceId, previous, sequence, row)
    const computed = hashAfter(previousHash)
    if (isContinued && computed.equals(hash)) return
    if (isContinued)
      return report(seal, 'ROW_CHANGED', `row ${auditId} was changed after it was sealed`, computed)
    if (isRepaired && computed.equals(hash)) return
    report(
      seal,
      'SEAL_CHANGED',
      hashAfter(end.hash).equals(hash)
        ? `the previous hash in the seal of row ${auditId} was changed`
        : `the seal of row ${auditId} does not continue the one before it`,
    )
  }

  return {
    add(seal) {
      const count = found.length
      check(seal)
      if (seal.sequence > end.sequence) end = { sequence: seal.sequence, hash: seal.hash }
      return found.length === count
    },
    finish(head) {
      nameMoved(workspaceId, found)
      const discrepancies = found.map(({ seal: { sequence, auditId }, kind, message }) => ({
        kind,
        sequence,
        auditId,
        message,
      }))
      return [...discrepancies, ...endDiscrepancy(end, head ?? BEGINNING)]
    },
  }
}

function endDiscrepancy(end: ChainHead, head: ChainHead): AuditDiscrepancy[] {
  if (head.sequence === end.sequence && head.hash.equals(end.hash)) return []
  const isShorter = end.sequence < head.sequence
  const hasOtherHash = end.sequence === head.sequence
  return [
    {
      kind: isShorter ? 'SEAL_REMOVED' : 'HEAD_MISMATCH',
      sequence: isShorter ? end.sequence + 1n : end.sequence,
      auditId: null,
      message: `the chain ends at sequence ${end.sequence}, its stored head at sequence ${head.sequence}${hasOtherHash ? ' with another hash' : ''}`,
    },
  ]
}

/** Of two rows that were exchanged, each has the hash of the other's sequence. */
function nameMoved(workspaceId: string, found: readonly Mismatch[]): void {
  const changed = found.filter(({ kind, seal }) => kind === 'ROW_CHANGED' && seal.row).slice(0, COMPARED_MAX)
  for (const mismatch of changed) {
    const { sequence, previousHash, hash } = mismatch.seal
    const origin = changed.find(
      ({ seal }) =>
        seal !== mismatch.seal && rowHash(workspaceId, previousHash, sequence, seal.row!).equals(hash),
    )
    if (!origin) continue
    mismatch.kind = 'ROW_MOVED'
    mismatch.message = `the row of this sequence was moved to sequence ${origin.seal.sequence}`
  }
}
