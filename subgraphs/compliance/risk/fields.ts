export type FieldType = 'TEXT' | 'COUNTRY' | 'COUNTRIES' | 'NUMBER' | 'DATE' | 'BOOLEAN' | 'IP'

/** Fields that rules can use, by dotted path. */
export const FIELDS: Readonly<Record<string, FieldType>> = {
  'subject.type': 'TEXT',
  'subject.external_id': 'TEXT',
  'subject.name': 'TEXT',
  'subject.date_of_birth': 'DATE',
  'subject.country': 'COUNTRY',
  'subject.nationalities': 'COUNTRIES',
  'subject.countries': 'COUNTRIES',
  'subject.customer_type': 'TEXT',
  'subject.product': 'TEXT',
  'subject.channel': 'TEXT',
  'subject.industry': 'TEXT',
  'screening.total_matches': 'NUMBER',
  'screening.sanctions_matches': 'NUMBER',
  'screening.pep_matches': 'NUMBER',
  'screening.highest_match_score': 'NUMBER',
  'screening.has_confirmed_match': 'BOOLEAN',
  'transaction.amount': 'NUMBER',
  'transaction.currency': 'TEXT',
  'transaction.type': 'TEXT',
  'transaction.direction': 'TEXT',
  'transaction.channel': 'TEXT',
  'transaction.country': 'COUNTRY',
  'transaction.ip_address': 'IP',
}

export const fieldType = (field: string): FieldType | undefined =>
  Object.hasOwn(FIELDS, field) ? FIELDS[field] : undefined
