import type { GoamlAddress, GoamlVersion, GoamlPerson } from './model.ts'

/** A code of the FIU's table by the name that the platform uses. */
export type CodeTable = Readonly<Record<string, string>>

/** The part of a profile that contains no personal data. */
export interface GoamlSettings {
  /** Id of the reporting entity, which the FIU assigns. */
  readonly rentityId: number
  readonly branch: string | null
  /** Currency of the FIU's country. */
  readonly currency: string
  /** Name and BIC under which accounts of customers are reported; null to report customers without their account. */
  readonly institutionName: string | null
  readonly institutionSwift: string | null
  /** transmode_code by channel. */
  readonly transmodeCodes: CodeTable
  /** Funds code by transaction type. */
  readonly fundsCodes: CodeTable
  /** Indicator by rule category. */
  readonly indicators: CodeTable
  /** transaction_type by transaction type, for version 5.0. */
  readonly transactionTypes: CodeTable
  /** Units of the local currency per unit of a currency. */
  readonly exchangeRates: CodeTable
  /** Describes what the reporting entity did about the suspicion; null to leave it out. */
  readonly action: string | null
}

/** The part of a profile that is stored encrypted. */
export interface GoamlPeople {
  readonly reportingPerson: GoamlPerson
  readonly location: GoamlAddress | null
}

/** How a workspace reports to its FIU. */
export interface GoamlProfile extends GoamlSettings, GoamlPeople {
  readonly version: GoamlVersion
}

/** A code of a table; undefined if it has none. Names come from transactions, so they may be those of an object's own methods. */
export const codeIn = (table: CodeTable, name: string): string | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
