import type { ZoneFormat } from '../mrz/zone.ts'
import type { DocumentSide, DocumentType } from './document-type.ts'

const FRONT: readonly DocumentSide[] = ['front']
const BOTH: readonly DocumentSide[] = ['front', 'back']

const EU_STATES = [
  ...['AUT', 'BEL', 'BGR', 'CYP', 'CZE', 'D', 'DEU', 'DNK', 'ESP', 'EST', 'FIN', 'FRA', 'GRC', 'HRV', 'HUN'],
  ...['IRL', 'ITA', 'LTU', 'LUX', 'LVA', 'MLT', 'NLD', 'POL', 'PRT', 'ROU', 'SVK', 'SVN', 'SWE'],
]
const IDENTITY_CARD_CODES = ['A', 'C', 'I']

/** A document without a machine readable zone. */
const plain = (type: string, name: string, country: string, sides = FRONT): DocumentType => ({
  type,
  name,
  country,
  mrz: false,
  sides,
  nfc: false,
})

/** A driving licence or card with a bar code of the AAMVA. */
const withBarcode = (type: string, name: string, country: string): DocumentType => ({
  ...plain(type, name, country, BOTH),
  barcode: 'PDF417',
})

interface Card {
  readonly type: string
  readonly name: string
  readonly country: string
  readonly issuer: readonly string[]
  readonly codes?: readonly string[]
  readonly formats?: readonly ZoneFormat[]
  readonly nfc?: boolean
}

/** A card of size TD1 with the zone on its back. */
const card = ({ type, name, country, issuer, codes, formats, nfc = false }: Card): DocumentType => ({
  type,
  name,
  country,
  mrz: true,
  mrzFormats: formats ?? ['TD1'],
  mrzSide: 'back',
  sides: BOTH,
  nfc,
  documentCodes: codes ?? IDENTITY_CARD_CODES,
  issuingStates: issuer,
})

const identityCard = (country: string, issuer: readonly string[], name: string): DocumentType =>
  card({ type: `eu_id_${country.toLowerCase()}`, name, country, issuer, nfc: true })

const DOCUMENT_TYPES: readonly DocumentType[] = [
  {
    type: 'international_passport',
    name: 'Passport',
    mrz: true,
    mrzFormats: ['TD3'],
    mrzSide: 'front',
    sides: FRONT,
    nfc: true,
    documentCodes: ['P'],
  },
  withBarcode('us_state_id', 'US state identity card', 'US'),
  withBarcode('us_drivers_license', 'US driver’s license', 'US'),
  plain('us_military_id', 'US military identity card', 'US'),
  card({
    type: 'us_green_card',
    name: 'US permanent resident card',
    country: 'US',
    issuer: ['USA'],
    codes: ['C1', 'C2'],
  }),
  plain('ghana_card', 'Ghana Card', 'GH', BOTH),
  plain('ng_nin', 'Nigerian national identity slip (NIN)', 'NG'),
  plain('ng_drivers_license', 'Nigerian driver’s licence', 'NG'),
  plain('ke_id', 'Kenyan national identity card', 'KE'),
  plain('ke_drivers_license', 'Kenyan driving licence', 'KE'),
  identityCard('DE', ['D', 'DEU'], 'German identity card'),
  card({
    type: 'eu_id_fr',
    name: 'French identity card',
    country: 'FR',
    issuer: ['FRA'],
    formats: ['TD1', 'FR-ID'],
    nfc: true,
  }),
  identityCard('IT', ['ITA'], 'Italian identity card'),
  identityCard('ES', ['ESP'], 'Spanish identity card'),
  plain('uk_drivers_license', 'UK driving licence', 'GB'),
  withBarcode('ca_drivers_license', 'Canadian driver’s licence', 'CA'),
  plain('in_drivers_license', 'Indian driving licence', 'IN'),
  plain('za_id', 'South African identity card', 'ZA', BOTH),
  plain('za_drivers_license', 'South African driving licence', 'ZA'),
  plain('gh_drivers_license', 'Ghanaian driver’s licence', 'GH'),
  plain('lr_id', 'Liberian national identity card', 'LR'),
  plain('lr_drivers_license', 'Liberian driver’s licence', 'LR'),
  plain('sl_id', 'Sierra Leonean national identity card', 'SL'),
  plain('sl_drivers_license', 'Sierra Leonean driver’s licence', 'SL'),
  plain('gm_id', 'Gambian national identity card', 'GM'),
  plain('gm_drivers_license', 'Gambian driver’s licence', 'GM'),
  identityCard('AT', ['AUT'], 'Austrian identity card'),
  identityCard('BE', ['BEL'], 'Belgian identity card'),
  identityCard('NL', ['NLD'], 'Dutch identity card'),
  identityCard('PT', ['PRT'], 'Portuguese citizen card'),
  identityCard('PL', ['POL'], 'Polish identity card'),
  identityCard('SE', ['SWE'], 'Swedish identity card'),
  identityCard('FI', ['FIN'], 'Finnish identity card'),
  identityCard('RO', ['ROU'], 'Romanian identity card'),
  {
    type: 'eu_residence_permit',
    name: 'Residence permit of a member state of the European Union',
    mrz: true,
    mrzFormats: ['TD1'],
    mrzSide: 'back',
    sides: BOTH,
    nfc: true,
    documentCodes: [...IDENTITY_CARD_CODES, 'R'],
    issuingStates: EU_STATES,
  },
  card({ type: 'ch_id', name: 'Swiss identity card', country: 'CH', issuer: ['CHE'] }),
  card({ type: 'no_id', name: 'Norwegian identity card', country: 'NO', issuer: ['NOR'], nfc: true }),
  card({
    type: 'uk_residence_permit',
    name: 'UK biometric residence permit',
    country: 'GB',
    issuer: ['GBR'],
    codes: ['IR'],
    nfc: true,
  }),
  card({ type: 'sn_id', name: 'Senegalese ECOWAS card', country: 'SN', issuer: ['SEN'], nfc: true }),
  card({ type: 'ci_id', name: 'Ivorian ECOWAS card', country: 'CI', issuer: ['CIV'], nfc: true }),
  card({ type: 'ug_id', name: 'Ugandan national identity card', country: 'UG', issuer: ['UGA'] }),
  plain('rw_id', 'Rwandan national identity card', 'RW', BOTH),
  plain('cm_id', 'Cameroonian national identity card', 'CM', BOTH),
  card({
    type: 'ca_permanent_resident_card',
    name: 'Canadian permanent resident card',
    country: 'CA',
    issuer: ['CAN'],
    codes: ['A', 'C', 'I', 'R'],
  }),
  card({ type: 'mx_ine', name: 'Mexican voter card', country: 'MX', issuer: ['MEX'], codes: ['ID'] }),
]

const BY_TYPE: ReadonlyMap<string, DocumentType> = new Map(DOCUMENT_TYPES.map(each => [each.type, each]))

/** The document type with this code, such as `eu_id_de`. */
export const documentTypeOf = (code: string): DocumentType | undefined => BY_TYPE.get(code)

/** All document types; with an ISO 3166-1 alpha-2 code, those of the country and those that no single country issues. */
export const documentTypesOf = (country?: string): readonly DocumentType[] =>
  country === undefined
    ? DOCUMENT_TYPES
    : DOCUMENT_TYPES.filter(each => each.country === undefined || each.country === country)
