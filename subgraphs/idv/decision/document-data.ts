import { zoneData, type DocumentData } from '#idv/comparison/document-data.ts'
import type { CheckedField, ParsedZone } from '#idv/mrz/zone.ts'
import type { DecisionInput } from './decision-input.ts'

const CHECKED = ['documentNumber', 'birthDate', 'expiryDate'] as const satisfies readonly CheckedField[]

const FIELDS = [
  'surname',
  'givenNames',
  'documentNumber',
  'birthDate',
  'expiryDate',
  'sex',
  'nationality',
  'issuingState',
] as const satisfies readonly (keyof DocumentData)[]

type FieldName = (typeof FIELDS)[number]

/** The fields that have a value; print and zone also hold what is no field. */
const fieldsOf = (data: DocumentData, except: ReadonlySet<FieldName> = new Set()): DocumentData =>
  Object.fromEntries(
    FIELDS.flatMap(field => {
      const value = except.has(field) ? undefined : data[field]
      return value === undefined || value === '' ? [] : [[field, value]]
    }),
  )

/** The fields that a wrong check digit of the zone disproves. */
const disprovedFieldsOf = ({ checkDigits }: ParsedZone): ReadonlySet<FieldName> =>
  new Set(CHECKED.filter(name => checkDigits.some(({ field, valid }) => field === name && !valid)))

/**
 * The data of the document, each field from the most reliable part that has it: an authentic chip, the zone where its digits are right, the bar
 * code, the print. A field of the zone with a wrong digit decides nothing; `withDisproved` uses it where no other part has the field, for people
 * to see.
 */
export const documentDataOf = (
  { chip, zone, barcode, printed }: Pick<DecisionInput, 'chip' | 'zone' | 'barcode' | 'printed'>,
  { withDisproved = false }: { readonly withDisproved?: boolean } = {},
): DocumentData => ({
  ...(withDisproved && zone && fieldsOf(zoneData(zone))),
  ...(printed && fieldsOf(printed)),
  ...(barcode && fieldsOf(barcode)),
  ...(zone && fieldsOf(zoneData(zone), disprovedFieldsOf(zone))),
  ...(chip?.result === 'PASS' && chip.zone && fieldsOf(zoneData(chip.zone))),
})
