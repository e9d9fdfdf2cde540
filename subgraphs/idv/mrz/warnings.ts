import type { ZoneNames } from './names.ts'
import type { JudgedZone } from './score.ts'
import type { CheckedField } from './zone.ts'

interface WarnedZone extends JudgedZone {
  readonly lines: readonly string[]
  readonly isAmbiguous: boolean
  readonly names: ZoneNames
  readonly hasUnknownSex: boolean
}

const CHECKED: Readonly<Record<CheckedField, string>> = {
  documentNumber: 'the document number',
  birthDate: 'the birth date',
  expiryDate: 'the expiry date',
  optionalData: 'the optional data',
  composite: 'the whole zone',
}
const DATES = { birthDate: 'birth date', expiryDate: 'expiry date' } as const

/** Sentences about everything in the zone that a reviewer should see. */
export function warningsOf(zone: WarnedZone): string[] {
  return [
    ...illegalCharacters(zone.lines),
    ...zone.checkDigits
      .filter(({ valid }) => !valid)
      .map(
        ({ field, line, position }) =>
          `The check digit of ${CHECKED[field]} (line ${line}, position ${position}) is wrong.`,
      ),
    ...(zone.isAmbiguous
      ? ['Several exchanges of similar characters would make the check digits right, so none was made.']
      : []),
    ...dateWarnings(zone),
    ...zone.unknownStates.map(state =>
      state === '' ? 'The code of a state is missing.' : `${state} is not the code of a known state.`,
    ),
    ...(zone.hasUnknownSex ? ['The sex is none of M, F, X and a filler.'] : []),
    ...(zone.names.primaryIdentifier === undefined ? ['The primary identifier is empty.'] : []),
    ...(zone.names.mayBeTruncated ? ['A name fills its field and may be truncated.'] : []),
  ]
}

function dateWarnings({ dates }: JudgedZone): string[] {
  return (['birthDate', 'expiryDate'] as const).flatMap(field => {
    const date = dates[field]
    if (!date || date.date?.length === 10) return []
    return date.exists
      ? [`Parts of the ${DATES[field]} are unknown.`]
      : [`The ${DATES[field]} does not exist.`]
  })
}

function illegalCharacters(lines: readonly string[]): string[] {
  return lines.flatMap((text, line) => {
    const index = text.search(/[^A-Z0-9<]/)
    return index < 0
      ? []
      : [`Line ${line + 1} contains a character other than A to Z, 0 to 9 and < at position ${index + 1}.`]
  })
}
