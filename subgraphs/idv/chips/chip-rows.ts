import type { Tx } from '#kernel/command.ts'
import { columnsOf, insertOf, valuesOf } from '#kernel/database/columns.ts'
import { Chip, type ChipRow } from '#idv/entities/chip.ts'
import { decryptChip, sealChip, type ReadableChip } from './chip-details.ts'

export const CHIP_COLUMNS = columnsOf(Chip, 'chip')

const OF_VERIFICATION = `select ${CHIP_COLUMNS} from idv.chips chip where workspace_id = $1 and verification_id = $2`

/** The chip of a locked verification; undefined if none was sent. */
export async function chipOf(tx: Tx, verificationId: string): Promise<ReadableChip | undefined> {
  const [row] = await tx.sql<ChipRow>(OF_VERIFICATION, [tx.actor.workspaceId, verificationId])
  return row && decryptChip(tx.keys, row)
}

const INSERT = insertOf(Chip, 'chip')
const DELETE = 'delete from idv.chips where workspace_id = $1 and verification_id = $2'

/** Stores the chip of a locked verification in place of an earlier one. */
export async function replaceChip(tx: Tx, chip: ReadableChip): Promise<void> {
  await deleteChip(tx, chip.verificationId)
  await tx.sql(INSERT, valuesOf(Chip, { ...chip, details: sealChip(tx.keys, chip, chip) }))
}

/** Deletes the chip of a locked verification. */
export const deleteChip = async (tx: Tx, verificationId: string): Promise<void> =>
  void (await tx.sql(DELETE, [tx.actor.workspaceId, verificationId]))
