import type { Keyring } from '#kernel/security/keyring.ts'
import type {
  ProtectiveHoldNoticeRow,
  ProtectiveHoldRow,
  ProtectiveHoldStepRow,
} from '#sentinel/entities/protective-hold.ts'

/** Texts of a hold that may contain personal data, stored encrypted. */
export interface HoldDetails {
  readonly payee: string | null
  readonly reason: string | null
  readonly releaseReason: string | null
}

/** Texts of a step, stored encrypted. */
export interface HoldStepDetails {
  readonly authority: string | null
  readonly reference: string | null
  readonly reason: string | null
}

/** The person to notify, stored encrypted. */
export interface HoldNoticeDetails {
  readonly name: string | null
  readonly relation: string | null
  readonly email: string | null
}

export type ReadableHold = Omit<ProtectiveHoldRow, 'details'> & HoldDetails
export type ReadableHoldStep = Omit<ProtectiveHoldStepRow, 'details'> & HoldStepDetails
export type ReadableHoldNotice = Omit<ProtectiveHoldNoticeRow, 'details'> & HoldNoticeDetails

interface RowKey {
  readonly workspaceId: string
  readonly id: string
}

interface SealedRow extends RowKey {
  readonly details: string | null
}

/** Seals and opens the details of the rows of a table; `erased` replaces those that were erased. */
const sealing = <Details extends object>(table: string, erased: Details) => {
  const contextOf = ({ workspaceId, id }: RowKey): string => `sentinel.${table}:${workspaceId}:${id}`
  return {
    seal: (keys: Keyring, row: RowKey, details: Details): string =>
      keys.seal(row.workspaceId, JSON.stringify(details), contextOf(row)),
    open: <Row extends SealedRow>(
      keys: Keyring,
      { details, ...row }: Row,
    ): Omit<Row, 'details'> & Details => ({
      ...row,
      ...(details === null
        ? erased
        : (JSON.parse(keys.open(row.workspaceId, details, contextOf(row))) as Details)),
    }),
  }
}

export const { seal: sealHold, open: decryptHold } = sealing<HoldDetails>('holds', {
  payee: null,
  reason: null,
  releaseReason: null,
})
export const { seal: sealHoldStep, open: decryptHoldStep } = sealing<HoldStepDetails>('hold_steps', {
  authority: null,
  reference: null,
  reason: null,
})
export const { seal: sealHoldNotice, open: decryptHoldNotice } = sealing<HoldNoticeDetails>('hold_notices', {
  name: null,
  relation: null,
  email: null,
})
