import type { IdentifierType } from '#compliance/watchlists/entry.ts'

/** Patterns for labels with the identifier type; the first match wins, so specific patterns come first. */
const WORDS: readonly (readonly [RegExp, IdentifierType])[] = [
  [/digital currency|crypto|bitcoin|ethereum|wallet|virtual (?:asset|currency)/u, 'WALLET'],
  [/passport|passeport|pasaporte|reisepass|旅券/u, 'PASSPORT'],
  // IMO also issues numbers to companies that own ships.
  [/(?:company|identification) number imo/u, 'REG_NO'],
  [/\bimo\b|vessel registration identification/u, 'IMO'],
  [/\bmmsi\b|maritime mobile/u, 'MMSI'],
  [/call ?sign/u, 'CALL_SIGN'],
  [/tail number|aircraft registration/u, 'TAIL_NUMBER'],
  [/\blei\b|legal entity (?:number|identifier)/u, 'LEI'],
  [/swift|\bbic\b/u, 'BIC'],
  [/e-?mail/u, 'EMAIL'],
  [/phone|mobile number|\btel\b|fax|電話/u, 'PHONE'],
  [
    /\btax\b|fiscal code|codice fiscale|\bv\.?a\.?t\b|\bnit\b|\brif\b|\bruc\b|\brtn\b|\br\.?f\.?c\b|\binn\b|\btin\b|\bkpp\b|\bcuit\b|\bcnpj\b|\bgstin?\b|permanent account number|afm|steuer/u,
    'TAX_ID',
  ],
  [/driver|birth cert|identity/u, 'NATIONAL_ID'],
  [
    /company|commercial|business|registration|registry|registr|mercantil|folio|trade license|licen[cs]e|enterprise|unified social credit|chamber of commerce|\bogrn\b|\bokpo\b|gazette|d-?u-?n-?s|incorporation|organi[sz]ation code|\bkvk\b|\bpibn?\b/u,
    'REG_NO',
  ],
  [
    /national id|national ident|identity (?:card|number|document|no)|identification (?:number|card|no)|\bid card\b|cedula|curp|c\.u\.r\.p|d\.?n\.?i\b|\bssn\b|social security|personal (?:id|ident|number)|personnummer|tazkira|nie\b|national foreign id|numero de identidad|\bnational (?:no|number|insurance)|driver|birth cert|electoral|voter|military|residence|refugee|citizen|stateless|travel document|matricula|身分|ＩＤ|^id\b|id番号/u,
    'NATIONAL_ID',
  ],
]

/** The identifier type of a label such as "National ID No.". */
export function identifierType(label: string | undefined): IdentifierType {
  const words = label?.toLowerCase().normalize('NFKC') ?? ''
  return WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'OTHER'
}

const WALLETS =
  /\b(?:bc1[a-z0-9]{25,62}|[13][1-9A-HJ-NP-Za-km-z]{25,34}|0x[0-9A-Fa-f]{40}|T[1-9A-HJ-NP-Za-km-z]{33})\b/gu

/** Extracts digital currency addresses from a text. */
export const walletsIn = (text: string | undefined): string[] => [
  ...new Set([...(text ?? '').matchAll(WALLETS)].map(found => found[0])),
]

const PASSPORTS =
  /\bpassport(?:s| number| no\.?| nos?\.?|\s?#)*\s*[:.]?\s*(?<number>(?=[A-Z0-9]*\d{4})[A-Z]{0,3}\d{5,10}[A-Z]?)\b/giu

/** Extracts passport numbers from a text. */
export const passportsIn = (text: string | undefined): string[] => [
  ...new Set([...(text ?? '').matchAll(PASSPORTS)].map(found => found.groups!.number!)),
]
