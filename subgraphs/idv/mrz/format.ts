import { letterLike } from './alphabet.ts'
import { LAYOUTS } from './layouts.ts'
import type { ZoneFormat } from './zone.ts'

/** Lengths of the lines of each format. */
export const mrzLineLengths: Readonly<Record<ZoneFormat, readonly number[]>> = {
  TD1: LAYOUTS.TD1.lineLengths,
  TD2: LAYOUTS.TD2.lineLengths,
  TD3: LAYOUTS.TD3.lineLengths,
  'MRV-A': LAYOUTS['MRV-A'].lineLengths,
  'MRV-B': LAYOUTS['MRV-B'].lineLengths,
  'FR-ID': LAYOUTS['FR-ID'].lineLengths,
  'CH-DL': LAYOUTS['CH-DL'].lineLengths,
}

/** Lines in capitals without blanks; empty lines are left out. */
export const normaliseLines = (lines: readonly string[]): string[] =>
  lines.map(line => line.replace(/\s+/g, '').toUpperCase()).filter(line => line !== '')

/**
 * The format of normalised lines, from their number, their lengths and the document code. Look-alike digits in the
 * code count as letters. A zone of passport size whose code is not V is a TD3, whatever its code is.
 */
export function zoneFormatOf(lines: readonly string[]): ZoneFormat | 'unknown' {
  switch (lines.map(line => line.length).join()) {
    case '30,30,30':
      return 'TD1'
    case '9,30,30':
      return 'CH-DL'
    case '44,44':
      return lines[0]!.startsWith('V') ? 'MRV-A' : 'TD3'
    case '36,36':
      if (isFrenchIdentityCard(lines[0]!)) return 'FR-ID'
      return lines[0]!.startsWith('V') ? 'MRV-B' : 'TD2'
    default:
      return 'unknown'
  }
}

const isFrenchIdentityCard = (line: string): boolean =>
  Array.from(line.slice(0, 5), character => letterLike(character) ?? character).join('') === 'IDFRA'
