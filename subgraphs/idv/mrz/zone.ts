/** Formats of machine readable zones: ICAO 9303 parts 4 to 7, the French identity card before 2021, the Swiss driving licence. */
export type ZoneFormat = 'TD1' | 'TD2' | 'TD3' | 'MRV-A' | 'MRV-B' | 'FR-ID' | 'CH-DL'

export type CheckedField = 'documentNumber' | 'birthDate' | 'expiryDate' | 'optionalData' | 'composite'

export type Sex = 'M' | 'F' | 'X'

/** Fields without trailing fillers. A field is missing where the format has none or the zone leaves it empty. */
export interface ZoneFields {
  readonly documentCode?: string
  /** Three letters, or `D` for Germany, as printed. */
  readonly issuingState?: string
  readonly documentNumber?: string
  readonly nationality?: string
  /** `YYYY-MM-DD`, `YYYY-MM` or `YYYY`, as much as is known. */
  readonly birthDate?: string
  /** `X` for unspecified. */
  readonly sex?: Sex
  readonly expiryDate?: string
  readonly primaryIdentifier?: string
  readonly secondaryIdentifier?: string
  readonly optionalData?: string
  readonly optionalData2?: string
}

export interface CheckDigit {
  readonly field: CheckedField
  readonly valid: boolean
  /** Line and position of the digit, both from 1. */
  readonly line: number
  readonly position: number
}

/** One character that was read wrongly and is proved to be another one. */
export interface Repair {
  /** Line and position, both from 1. */
  readonly line: number
  readonly position: number
  readonly from: string
  readonly to: string
  readonly proof: 'check_digit' | 'alphabet'
}

export interface ParsedZone {
  readonly format: ZoneFormat | 'unknown'
  /** All check digits are right and all dates exist. */
  readonly valid: boolean
  /** 0 to 100. */
  readonly score: number
  readonly fields: ZoneFields
  readonly checkDigits: readonly CheckDigit[]
  readonly repairs: readonly Repair[]
  /** Sentences for the person who reviews the document. */
  readonly warnings: readonly string[]
}
