import type { ZoneFields } from '#idv/mrz/zone.ts'
import { compareZones, type PrintedZone } from './compare-zones.ts'

export const CHIP_CHECKS = ['dataGroupHashes', 'signature', 'certificateChain', 'zoneConsistency'] as const
export type ChipCheckName = (typeof CHIP_CHECKS)[number]
export type ChipCheckResult = 'pass' | 'warn' | 'fail' | 'not_applicable'

export interface ChipCheck {
  readonly name: ChipCheckName
  readonly result: ChipCheckResult
  /** A sentence for the person who reviews the verification. */
  readonly details?: string
}

export interface ChipAuthentication {
  readonly authentic: boolean
  readonly checks: readonly ChipCheck[]
}

/** The checks with the zone compared with this print, as another picture of the document may follow the chip. */
export function comparePrint(
  checks: readonly ChipCheck[],
  zone: ZoneFields,
  printed: PrintedZone | undefined,
): ChipAuthentication {
  const others = checks.filter(({ name }) => name !== 'zoneConsistency')
  const all = [...others, checkZone(zone, printed)]
  return { authentic: all.every(({ result }) => result === 'pass'), checks: all }
}

function checkZone(zone: ZoneFields, printed: PrintedZone | undefined): ChipCheck {
  const name = 'zoneConsistency'
  if (printed === undefined)
    return { name, result: 'not_applicable', details: 'The printed zone was not read.' }
  const { compared, different, doubtful } = compareZones(zone, printed)
  if (different.length > 0)
    return { name, result: 'fail', details: `The chip and the print differ in ${different.join(', ')}.` }
  if (doubtful.length > 0)
    return { name, result: 'warn', details: `The chip and the print may differ in ${doubtful.join(', ')}.` }
  // Names and dates alone do not identify a document.
  return compared.includes('documentNumber')
    ? { name, result: 'pass' }
    : { name, result: 'not_applicable', details: 'The printed document number was not read.' }
}
