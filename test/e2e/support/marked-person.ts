export const PERSON = {
  phone: '+2348034815162',
  email: 'marked.person@example.com',
  dateOfBirth: '1987-03-09',
}
export const ADDRESS = '42 Marker Street, Lagos'
export const NAMES = { firstName: 'Zebulon', lastName: 'Quillfeather' }
export const TO_BANK = {
  firstName: 'Hepzibah',
  lastName: 'Quillfeather',
  country: 'NG',
  currency: 'NGN',
  payoutMethod: 'BANK_ACCOUNT',
  bankCode: '011',
  accountNumber: '4815162342',
  phone: '+2348054815163',
  address: '43 Marker Street, Lagos',
}
export const TO_IBAN = {
  businessName: 'Quillfeather Ltd',
  country: 'DE',
  currency: 'EUR',
  payoutMethod: 'BANK_ACCOUNT',
  iban: 'DE89370400440532013000',
}

/** Values that must not occur in clear text, in the form that a client sends and without their formatting. */
export const NUMBERS = [
  '4815162342',
  '4815162359',
  '8034815162',
  '8054815163',
  'marked.person',
  '1987-03-09',
  'Marker Street',
  'DE89370400440532013000',
  '370400440532013000',
]
export const SURNAME = 'Quillfeather'
