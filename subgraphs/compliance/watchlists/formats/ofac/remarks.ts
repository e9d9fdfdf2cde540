import { cleanText } from '#compliance/watchlists/text.ts'
import { type Draft, addName, addTexts } from '#compliance/watchlists/formats/draft.ts'
import { type SourceDetail, addDetail } from './source-details.ts'

/** An alias in quotes is a weak alias of OFAC, which this layout contains only in the remarks. */
const ALIAS = /^(?:[af n]\.?k\.?a\.?|[afn]\.k\.a\.)\s*['"‘“](?<name>.+?)['"’”]?$/iu

/** Prefixes that label the rest of the piece. */
const PREFIXES = [
  'DOB',
  'POB',
  'nationality',
  'citizen',
  'Gender',
  'Linked To:',
  'Vessel Registration Identification',
  'MMSI',
  'Email Address',
  'Website',
  'Phone Number',
  'Telephone',
  'Fax',
  'SWIFT/BIC',
  'Former Vessel Flag',
  'Other Vessel Flag',
  'Vessel Flag',
  'Vessel Call Sign',
  'Aircraft Operator',
  'Previous Aircraft Tail Number',
  'Aircraft Tail Number',
  'Secondary sanctions risk:',
] as const

const ISSUED = /\s+(?:issued|expires|expired|valid|effective)\b.*$/iu
const NUMBERED =
  /^(?<label>(?:[\p{Lu}][\p{L}.'’/()-]*\s?)(?:[\p{L}.'’/()-]+\s)*?(?:[\p{L}.'’/()-]*(?:No\.?|Number|Passport|Card|Code|ID|BIC|SSN|RTN|NIT|RUC|RIF|R\.F\.C\.|C\.U\.R\.P\.|D\.N\.I\.|N\.I\.E\.|C\.I\.F\.|MSN\)|F\/N\))?)\s?#?:?)\s+(?<value>\S*\d.*)$/u
/** Letters that belong to the number, before its digits: "Passport RL 0000". */
const LETTERS = /^(?<label>.*\b(?:Passport|No\.?|Number|ID|#))\s+(?<letters>[A-Z]{1,3})$/u
const LONGEST = 300
const COUNTRY = /\s*\((?<country>[^()]*(?:\([^()]*\))?[^()]*)\)\s*$/u
const WALLET = /^(?<label>Digital Currency Address\s*-\s*\w+)\s+(?<value>\S+)/iu

function numberedDetail(piece: string): SourceDetail | undefined {
  const wallet = WALLET.exec(piece)?.groups
  if (wallet) return { label: wallet.label!, value: wallet.value }
  if (piece.length > LONGEST || !/\d/u.test(piece)) return undefined
  const found = NUMBERED.exec(piece.replace(ISSUED, ''))?.groups
  if (!found || found.label!.length > 80) return undefined
  const country = COUNTRY.exec(found.value!)?.groups?.country
  const split = LETTERS.exec(found.label!.trim())?.groups
  const value = `${split && !/^(?:IMO|MMSI)$/u.test(split.letters!) ? `${split.letters!} ` : ''}${found.value!.replace(COUNTRY, '')}`
  // A sentence that contains a number is not a document.
  return value.split(' ').length > 6
    ? undefined
    : { label: split && !/^IMO$/u.test(split.letters!) ? split.label! : found.label!.trim(), value, country }
}

function addPiece(draft: Draft, text: string): void {
  const piece = text.replace(/^\(|\.$/gu, '').replace(/^alt\.\s+/iu, '')
  const alias = ALIAS.exec(piece)?.groups?.name
  if (alias !== undefined) return addName(draft, alias, 'WEAK_ALIAS')
  const prefix = PREFIXES.find(words => piece.startsWith(`${words} `))
  if (prefix) return addDetail(draft, { label: prefix, value: piece.slice(prefix.length + 1) })
  const detail = numberedDetail(piece)
  if (detail) addDetail(draft, detail)
  else addTexts(draft.remarks, `${piece};`)
}

/** Adds the information of a remarks column: pieces separated by semicolons, each with its own label. */
export function addRemarks(draft: Draft, text: string | undefined): void {
  const remarks = cleanText(text)
  if (remarks === undefined) return
  const outer = /^\((?<inside>[^()]*(?:\([^()]*\)[^()]*)*)\)\.?$/u.exec(remarks)?.groups?.inside
  for (const piece of (outer ?? remarks).split(/;\s*/u)) {
    const text = cleanText(piece)
    if (text !== undefined) addPiece(draft, text)
  }
}
