/** Versions of goAML that the serializer writes. */
export const GOAML_VERSIONS = ['4.0', '5.0'] as const

export type GoamlVersion = (typeof GOAML_VERSIONS)[number]

/*
 * The parts of a report. Members have the names of goAML's elements, and each interface lists them in the order of the
 * schema. Times have the form `YYYY-MM-DDTHH:MM:SS`; amounts are decimal strings; countries are ISO 3166-1 alpha-2 codes.
 */

export interface GoamlPhone {
  readonly tph_contact_type: string
  readonly tph_communication_type: string
  readonly tph_country_prefix?: string
  readonly tph_number: string
  readonly tph_extension?: string
}

export interface GoamlAddress {
  readonly address_type: string
  readonly address: string
  readonly town?: string
  readonly city: string
  readonly zip?: string
  readonly country_code: string
  readonly state?: string
}

export interface GoamlIdentification {
  readonly type: string
  readonly number: string
  readonly issue_date?: string
  readonly expiry_date?: string
  readonly issued_by?: string
  readonly issue_country: string
  readonly comments?: string
}

export interface GoamlPerson {
  readonly gender?: string
  readonly title?: string
  readonly first_name?: string
  readonly middle_name?: string
  readonly prefix?: string
  readonly last_name?: string
  readonly birthdate?: string
  readonly birth_place?: string
  readonly mothers_name?: string
  readonly alias?: string
  readonly ssn?: string
  readonly passport_number?: string
  readonly passport_country?: string
  readonly id_number?: string
  readonly nationality1?: string
  readonly nationality2?: string
  readonly nationality3?: string
  readonly residence?: string
  readonly phones?: { readonly phone: readonly GoamlPhone[] }
  readonly addresses?: { readonly address: readonly GoamlAddress[] }
  readonly email?: string
  readonly occupation?: string
  readonly employer_name?: string
  readonly employer_address_id?: GoamlAddress
  readonly employer_phone_id?: GoamlPhone
  readonly identification?: readonly GoamlIdentification[]
  readonly deceased?: boolean
  readonly date_deceased?: string
  readonly tax_number?: string
  readonly tax_reg_number?: string
  readonly source_of_wealth?: string
  readonly comments?: string
}

export interface GoamlEntity {
  readonly name: string
  readonly commercial_name?: string
  readonly incorporation_legal_form?: string
  readonly incorporation_number?: string
  readonly business?: string
  readonly phones?: { readonly phone: readonly GoamlPhone[] }
  readonly addresses?: { readonly address: readonly GoamlAddress[] }
  readonly email?: string
  readonly url?: string
  readonly incorporation_state?: string
  readonly incorporation_country_code?: string
  readonly director_id?: readonly GoamlPerson[]
  readonly incorporation_date?: string
  readonly business_closed?: boolean
  readonly date_business_closed?: string
  readonly tax_number?: string
  readonly tax_reg_number?: string
  readonly comments?: string
}

export interface GoamlSignatory {
  readonly is_primary?: boolean
  readonly t_person: GoamlPerson
  readonly role?: string
}

export interface GoamlAccount {
  readonly institution_name?: string
  /** At most one of the code and the BIC. */
  readonly institution_code?: string
  readonly swift?: string
  readonly non_bank_institution?: boolean
  readonly branch?: string
  readonly account: string
  readonly currency_code?: string
  readonly account_name?: string
  readonly iban?: string
  readonly client_number?: string
  readonly personal_account_type?: string
  readonly t_entity?: GoamlEntity
  readonly signatory?: readonly GoamlSignatory[]
  readonly opened?: string
  readonly closed?: string
  readonly balance?: string
  readonly date_balance?: string
  readonly status_code?: string
  readonly beneficiary?: string
  readonly beneficiary_comment?: string
  readonly comments?: string
}

export interface GoamlForeignCurrency {
  readonly foreign_currency_code: string
  readonly foreign_amount: string
  readonly foreign_exchange_rate?: string
}

/** Where the money comes from: exactly one of account, person and entity. */
export interface GoamlFromSide {
  readonly from_funds_code: string
  readonly from_funds_comment?: string
  readonly from_foreign_currency?: GoamlForeignCurrency
  readonly t_conductor?: GoamlPerson
  readonly from_account?: GoamlAccount
  readonly from_person?: GoamlPerson
  readonly from_entity?: GoamlEntity
  readonly from_country: string
}

/** Where the money goes: exactly one of account, person and entity. */
export interface GoamlToSide {
  readonly to_funds_code: string
  readonly to_funds_comment?: string
  readonly to_foreign_currency?: GoamlForeignCurrency
  readonly to_account?: GoamlAccount
  readonly to_person?: GoamlPerson
  readonly to_entity?: GoamlEntity
  readonly to_country: string
}

/** A party of a transaction of version 4.0 that has no two sides. */
export interface GoamlInvolvedParty {
  readonly role: string
  readonly person?: GoamlPerson
  readonly account?: GoamlAccount
  readonly entity?: GoamlEntity
  readonly funds_code?: string
  readonly country?: string
  readonly comments?: string
}

export interface GoamlGoodsService {
  readonly item_type: string
  readonly item_make?: string
  readonly description?: string
  readonly estimated_value?: string
  readonly status_code?: string
  readonly currency_code?: string
  readonly registration_number?: string
  readonly identification_number?: string
  readonly comments?: string
}

export interface GoamlTransaction {
  readonly transactionnumber: string
  /** Only in version 5.0. */
  readonly transaction_is_suspicious?: boolean
  readonly internal_ref_number?: string
  readonly transaction_location?: string
  readonly transaction_description?: string
  readonly date_transaction: string
  readonly teller?: string
  readonly authorized?: string
  readonly late_deposit?: boolean
  readonly date_posting?: string
  readonly value_date?: string
  /** Only in version 5.0. */
  readonly transaction_type?: string
  readonly transmode_code: string
  readonly transmode_comment?: string
  readonly amount_local: string
  /** Only in version 4.0, and instead of the two sides. */
  readonly involved_parties?: { readonly party: readonly GoamlInvolvedParty[] }
  readonly t_from_my_client?: GoamlFromSide
  readonly t_from?: GoamlFromSide
  readonly t_to_my_client?: GoamlToSide
  readonly t_to?: GoamlToSide
  readonly goods_services?: { readonly item: readonly GoamlGoodsService[] }
  readonly comments?: string
}

export interface GoamlReportParty {
  readonly person?: GoamlPerson
  readonly account?: GoamlAccount
  readonly entity?: GoamlEntity
  readonly significance?: number
  readonly reason?: string
  readonly comments?: string
}

export interface GoamlActivity {
  readonly report_parties: { readonly report_party: readonly GoamlReportParty[] }
  readonly goods_services?: { readonly item: readonly GoamlGoodsService[] }
}

export interface GoamlReport {
  readonly rentity_id: number
  readonly rentity_branch?: string
  /** E for electronic, M for manual. */
  readonly submission_code: 'E' | 'M'
  readonly report_code: string
  readonly entity_reference?: string
  readonly fiu_ref_number?: string
  readonly submission_date: string
  readonly currency_code_local: string
  readonly reporting_person: GoamlPerson
  readonly location?: GoamlAddress
  readonly reason?: string
  readonly action?: string
  /** Either transactions or an activity. */
  readonly transaction?: readonly GoamlTransaction[]
  readonly activity?: GoamlActivity
  readonly report_indicators: { readonly indicator: readonly string[] }
}
