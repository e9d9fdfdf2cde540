import type {
  GoamlAccount,
  GoamlActivity,
  GoamlAddress,
  GoamlEntity,
  GoamlForeignCurrency,
  GoamlFromSide,
  GoamlReport,
  GoamlVersion,
  GoamlGoodsService,
  GoamlIdentification,
  GoamlInvolvedParty,
  GoamlPerson,
  GoamlPhone,
  GoamlReportParty,
  GoamlSignatory,
  GoamlToSide,
  GoamlTransaction,
} from './model.ts'

type Value = string | number | boolean

/** The elements of a type in the order in which they are written; an element of values, or of a type with its own layout. */
export type Layout<T> = {
  readonly [Name in keyof Required<T>]: ElementOf<Required<T>[Name]>
}

type ElementOf<T> = T extends readonly (infer Item)[]
  ? ElementOf<Item>
  : T extends Value
    ? 'value'
    : Layout<T>

const v = 'value'

const phone: Layout<GoamlPhone> = {
  tph_contact_type: v,
  tph_communication_type: v,
  tph_country_prefix: v,
  tph_number: v,
  tph_extension: v,
}

const address: Layout<GoamlAddress> = {
  address_type: v,
  address: v,
  town: v,
  city: v,
  zip: v,
  country_code: v,
  state: v,
}

const identification: Layout<GoamlIdentification> = {
  type: v,
  number: v,
  issue_date: v,
  expiry_date: v,
  issued_by: v,
  issue_country: v,
  comments: v,
}

const person: Layout<GoamlPerson> = {
  gender: v,
  title: v,
  first_name: v,
  middle_name: v,
  prefix: v,
  last_name: v,
  birthdate: v,
  birth_place: v,
  mothers_name: v,
  alias: v,
  ssn: v,
  passport_number: v,
  passport_country: v,
  id_number: v,
  nationality1: v,
  nationality2: v,
  nationality3: v,
  residence: v,
  phones: { phone },
  addresses: { address },
  email: v,
  occupation: v,
  employer_name: v,
  employer_address_id: address,
  employer_phone_id: phone,
  identification,
  deceased: v,
  date_deceased: v,
  tax_number: v,
  tax_reg_number: v,
  source_of_wealth: v,
  comments: v,
}

const entity: Layout<GoamlEntity> = {
  name: v,
  commercial_name: v,
  incorporation_legal_form: v,
  incorporation_number: v,
  business: v,
  phones: { phone },
  addresses: { address },
  email: v,
  url: v,
  incorporation_state: v,
  incorporation_country_code: v,
  director_id: person,
  incorporation_date: v,
  business_closed: v,
  date_business_closed: v,
  tax_number: v,
  tax_reg_number: v,
  comments: v,
}

const signatory: Layout<GoamlSignatory> = { is_primary: v, t_person: person, role: v }

const account: Layout<GoamlAccount> = {
  institution_name: v,
  institution_code: v,
  swift: v,
  non_bank_institution: v,
  branch: v,
  account: v,
  currency_code: v,
  account_name: v,
  iban: v,
  client_number: v,
  personal_account_type: v,
  t_entity: entity,
  signatory,
  opened: v,
  closed: v,
  balance: v,
  date_balance: v,
  status_code: v,
  beneficiary: v,
  beneficiary_comment: v,
  comments: v,
}

const foreignCurrency: Layout<GoamlForeignCurrency> = {
  foreign_currency_code: v,
  foreign_amount: v,
  foreign_exchange_rate: v,
}

const fromSide: Layout<GoamlFromSide> = {
  from_funds_code: v,
  from_funds_comment: v,
  from_foreign_currency: foreignCurrency,
  t_conductor: person,
  from_account: account,
  from_person: person,
  from_entity: entity,
  from_country: v,
}

const toSide: Layout<GoamlToSide> = {
  to_funds_code: v,
  to_funds_comment: v,
  to_foreign_currency: foreignCurrency,
  to_account: account,
  to_person: person,
  to_entity: entity,
  to_country: v,
}

const party: Layout<GoamlInvolvedParty> = {
  role: v,
  person,
  account,
  entity,
  funds_code: v,
  country: v,
  comments: v,
}

const item: Layout<GoamlGoodsService> = {
  item_type: v,
  item_make: v,
  description: v,
  estimated_value: v,
  status_code: v,
  currency_code: v,
  registration_number: v,
  identification_number: v,
  comments: v,
}

const transaction: Layout<GoamlTransaction> = {
  transactionnumber: v,
  transaction_is_suspicious: v,
  internal_ref_number: v,
  transaction_location: v,
  transaction_description: v,
  date_transaction: v,
  teller: v,
  authorized: v,
  late_deposit: v,
  date_posting: v,
  value_date: v,
  transaction_type: v,
  transmode_code: v,
  transmode_comment: v,
  amount_local: v,
  involved_parties: { party },
  t_from_my_client: fromSide,
  t_from: fromSide,
  t_to_my_client: toSide,
  t_to: toSide,
  goods_services: { item },
  comments: v,
}

const reportParty: Layout<GoamlReportParty> = {
  person,
  account,
  entity,
  significance: v,
  reason: v,
  comments: v,
}

const activity: Layout<GoamlActivity> = {
  report_parties: { report_party: reportParty },
  goods_services: { item },
}

/** The layout of a report; the order of its members is the order of the elements. */
export const REPORT_LAYOUT: Layout<GoamlReport> = {
  rentity_id: v,
  rentity_branch: v,
  submission_code: v,
  report_code: v,
  entity_reference: v,
  fiu_ref_number: v,
  submission_date: v,
  currency_code_local: v,
  reporting_person: person,
  location: address,
  reason: v,
  action: v,
  transaction,
  activity,
  report_indicators: { indicator: v },
}

/** Elements that a version does not have; they are left out of its text. */
export const ABSENT_ELEMENTS: Readonly<Record<GoamlVersion, ReadonlySet<string>>> = {
  '4.0': new Set(['transaction_is_suspicious', 'transaction_type']),
  '5.0': new Set(['involved_parties']),
}
