import { mrzLineLengths } from '../mrz/format.ts'
import type { ParsedZone, Sex, ZoneFields } from '../mrz/zone.ts'

/** What one part of a document says about its holder: the print, the zone, the bar code or the chip. */
export interface DocumentData {
  readonly surname?: string
  readonly givenNames?: string
  readonly documentNumber?: string
  /** `YYYY-MM-DD`, `YYYY-MM` or `YYYY`, as much as is known; so is the expiry date. */
  readonly birthDate?: string
  readonly expiryDate?: string
  readonly sex?: Sex
  readonly nationality?: string
  readonly issuingState?: string
}

/** Data of a machine readable zone, whose names may be cut off where they fill their fields. */
export interface ZoneData extends DocumentData {
  readonly isNameTruncated: boolean
}

const STATE_AND_CODE_LENGTH = 5
const FRENCH_SURNAME_LENGTH = 25
const FRENCH_GIVEN_NAMES_LENGTH = 14

/** The data of a zone in the terms of the printed fields. */
export function zoneData({ format, fields }: ParsedZone): ZoneData {
  const { primaryIdentifier, secondaryIdentifier, documentNumber, optionalData, ...others } = fields
  const { birthDate, expiryDate, sex, nationality, issuingState } = others
  // The Swiss licence prints the holder's number; line 1 of the zone is the number of the blank card.
  const number = format === 'CH-DL' ? optionalData : documentNumber
  return {
    ...(primaryIdentifier !== undefined && { surname: primaryIdentifier }),
    ...(secondaryIdentifier !== undefined && { givenNames: secondaryIdentifier }),
    ...(number !== undefined && { documentNumber: number }),
    ...(birthDate !== undefined && { birthDate }),
    ...(expiryDate !== undefined && { expiryDate }),
    ...(sex !== undefined && { sex }),
    ...(nationality !== undefined && { nationality }),
    ...(issuingState !== undefined && { issuingState }),
    isNameTruncated: isTruncated(format, fields),
  }
}

function isTruncated(
  format: ParsedZone['format'],
  { primaryIdentifier = '', secondaryIdentifier }: ZoneFields,
): boolean {
  if (format === 'unknown') return false
  if (format === 'FR-ID')
    return (
      primaryIdentifier.length >= FRENCH_SURNAME_LENGTH ||
      (secondaryIdentifier ?? '').length >= FRENCH_GIVEN_NAMES_LENGTH
    )
  const lengths = mrzLineLengths[format]
  const capacity = lengths.length === 3 ? lengths[2]! : lengths[0]! - STATE_AND_CODE_LENGTH
  const both =
    secondaryIdentifier === undefined ? primaryIdentifier : `${primaryIdentifier}<<${secondaryIdentifier}`
  return both.length >= capacity
}
