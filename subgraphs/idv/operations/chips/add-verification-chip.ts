import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { invalid } from '#kernel/refusals.ts'
import { comparePrint, type ChipCheck } from '#idv/chip/chip-check.ts'
import type { ChipDetails, ReadableChip } from '#idv/chips/chip-details.ts'
import { replaceChip } from '#idv/chips/chip-rows.ts'
import { refuse } from '#idv/errors.ts'
import { events } from '#idv/events.ts'
import { imagesOf } from '#idv/images/image-rows.ts'
import { readSidesOf } from '#idv/images/read-sides.ts'
import { parseZone } from '#idv/mrz/parse-zone.ts'
import { existingVerification } from '#idv/queries/verifications.ts'
import { admitWriter } from '#idv/rules/rights.ts'
import { checkedId } from '#idv/rules/verification-reference.ts'
import { requireStatus } from '#idv/rules/verification-state.ts'
import type { VerificationStep } from '#idv/schema.gen.ts'
import type { ReadableVerification } from '#idv/verifications/details.ts'
import { changeVerification, lockVerification } from '#idv/verifications/verification-rows.ts'

export interface AddVerificationChip {
  /** UUID or reference. */
  readonly id: string
  /** Base64. */
  readonly dg1: string
  readonly dg2?: string | null
  readonly sod: string
}

export interface AddedChip {
  readonly chip: ReadableChip
  readonly nextStep: VerificationStep
  readonly verification: ReadableVerification
}

interface PreparedChip extends ChipDetails {
  readonly verificationId: string
}

/**
 * Adds the chip of the document to a verification, in place of an earlier one. It is authenticated before the transaction; only the
 * comparison with the print waits for the lock.
 */
export const addVerificationChip = command({ prepare, write })

async function prepare(ctx: Context, input: AddVerificationChip): Promise<PreparedChip> {
  admitWriter(ctx.actor)
  const verification = await existingVerification(ctx, checkedId(input.id))
  requireStatus(verification, ctx.now(), ['PENDING'])
  requireFront(verification)

  const files = {
    dg1: bytesOf('dg1', input.dg1),
    dg2: typeof input.dg2 === 'string' ? bytesOf('dg2', input.dg2) : undefined,
    sod: bytesOf('sod', input.sod),
  }
  // Loaded on demand: the parser of certificates would prolong every start.
  const [{ readChip }, { authenticate }, { loadAuthorities }] = await Promise.all([
    import('#idv/chip/read-chip.ts'),
    import('#idv/chip/authenticate.ts'),
    import('#idv/csca/load-authorities.ts'),
  ])
  const read = readChip(files)
  if (read.failure)
    throw invalid([{ field: read.failure.file, reason: `is no chip's data: ${read.failure.reason}` }])
  const { chip } = read
  const { signer } = chip.securityObject.signed
  const zone = parseZone(chip.lines, {
    today: ctx.now().toISOString().slice(0, 10),
    isSandbox: ctx.actor.environment === 'sandbox',
  })
  const { checks } = authenticate({
    chip,
    zone: zone.fields,
    printed: undefined,
    authorities: signer ? await loadAuthorities(ctx, signer) : [],
  })
  return {
    verificationId: verification.id,
    zone,
    face: chip.face
      ? { format: chip.face.format, content: Buffer.from(chip.face.bytes).toString('base64') }
      : null,
    checks,
  }
}

async function write(
  tx: Tx,
  _: AddVerificationChip,
  { verificationId, zone, face, checks }: PreparedChip,
): Promise<AddedChip> {
  const verification = await lockVerification(tx, verificationId)
  requireStatus(verification, tx.now(), ['PENDING'])
  requireFront(verification)

  const { zone: printed } = readSidesOf(await imagesOf(tx, verificationId))
  const compared = comparePrint(checks, zone.fields, printed)
  const chip: ReadableChip = {
    workspaceId: verification.workspaceId,
    verificationId,
    isAuthentic: compared.authentic,
    createdAt: tx.now(),
    zone,
    face,
    checks: compared.checks,
  }
  await replaceChip(tx, chip)
  const changed = await changeVerification(tx, verification, { hasAuthenticChip: compared.authentic })
  tx.emit(events.chip_added, verificationId, {
    verificationId,
    isAuthentic: compared.authentic,
    checks: compared.checks.map(({ name, result }: ChipCheck) => ({ name, result })),
  })
  return { chip, nextStep: changed.currentStep, verification: changed }
}

function requireFront({ documentType }: ReadableVerification): void {
  if (documentType === null)
    throw refuse('INVALID_STATE', { message: 'The front of the document must be uploaded first.' })
}

function bytesOf(field: string, text: string): Buffer {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.toString('base64') !== text)
    throw invalid([{ field, reason: 'must be base64 with padding and without line breaks' }])
  return bytes
}
