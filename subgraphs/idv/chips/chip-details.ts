import type { Keyring } from '#kernel/security/keyring.ts'
import { comparePrint, type ChipCheck } from '#idv/chip/chip-check.ts'
import type { PrintedZone } from '#idv/chip/compare-zones.ts'
import type { ChipFindings } from '#idv/decision/decision-input.ts'
import type { ChipRow } from '#idv/entities/chip.ts'
import type { ParsedZone } from '#idv/mrz/zone.ts'

/** What a chip holds and how its checks ended, stored encrypted. */
export interface ChipDetails {
  readonly zone: ParsedZone
  /** The portrait of the chip in base64; null without data group 2. */
  readonly face: { readonly format: 'jpeg' | 'jpeg2000'; readonly content: string } | null
  readonly checks: readonly ChipCheck[]
}

/** A chip with decrypted details. */
export type ReadableChip = Omit<ChipRow, 'details'> & ChipDetails

type RowKey = Pick<ChipRow, 'workspaceId' | 'verificationId'>

const encryptionContextOf = ({ workspaceId, verificationId }: RowKey): string =>
  `idv.chips:${workspaceId}:${verificationId}`

export const sealChip = (keys: Keyring, row: RowKey, { zone, face, checks }: ChipDetails): string =>
  keys.seal(row.workspaceId, JSON.stringify({ zone, face, checks }), encryptionContextOf(row))

export const decryptChip = (keys: Keyring, { details, ...row }: ChipRow): ReadableChip => ({
  ...row,
  ...(JSON.parse(keys.open(row.workspaceId, details, encryptionContextOf(row))) as ChipDetails),
})

/** What a chip says for the decision, compared with the print as it was read last. */
export function chipFindingsOf(
  { zone, checks }: Pick<ChipDetails, 'zone' | 'checks'>,
  printed: PrintedZone | undefined,
): ChipFindings {
  const { authentic, checks: current } = comparePrint(checks, zone.fields, printed)
  const isFailed = current.some(({ result }) => result === 'fail')
  return { zone, result: authentic ? 'PASS' : isFailed ? 'FAIL' : 'WARN' }
}
