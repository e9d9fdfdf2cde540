import { dateOfSerial, dayOf, partialDate } from '#compliance/watchlists/dates.ts'
import type {
  EntryType,
  ListFormat,
  PartialDate,
  SourceFile,
  WatchlistEntry,
} from '#compliance/watchlists/entry.ts'
import { LANGUAGE_NAMES, languageCode } from '#compliance/watchlists/languages.ts'
import { cleanText, isText, joined, splitOutside } from '#compliance/watchlists/text.ts'
import { type XmlElement, textOf, xmlRecords } from '#compliance/watchlists/xml.ts'
import { addBirth, addIdentifier, addName, addTexts, draftOf, entryOf, hashedId, optional } from './draft.ts'
import { isOne, isXmlOf } from './head.ts'

const LEGAL_FORM =
  /^(?:ltd|limited|llc|l\.l\.c|inc|incorporated|co|corp|company|jsc|ojsc|cjsc|pjsc|plc|s\.?a|gmbh|pte|pty|b\.?v|s\.?r\.?l)\b/iu
const LANGUAGE = new RegExp(
  `^(?:also (?:known|spelled|written) as:?|a\\.?k\\.?a\\.?:?|formerly(?: known as)?:?|(?<language>${LANGUAGE_NAMES.join('|')})\\s*:)\\s*`,
  'iu',
)

interface Alias {
  readonly name: string
  readonly language?: string | undefined
}

/** Splits a text of aliases at commas, semicolons or slashes; a legal form such as "Ltd" after a comma belongs to the preceding name. */
export function semaAliases(text: string | undefined): Alias[] {
  const pieces: string[] = []
  for (const piece of splitOutside(text ?? '', ',;/\n')
    .map(cleanText)
    .filter(isText)) {
    if (LEGAL_FORM.test(piece) && pieces.length > 0) pieces.push(`${pieces.pop()!}, ${piece}`)
    else pieces.push(piece)
  }
  return pieces.map(piece => {
    const prefix = LANGUAGE.exec(piece)
    return { name: piece.slice(prefix?.[0].length ?? 0), language: languageCode(prefix?.groups?.language) }
  })
}

/** Cells that a spreadsheet converted to dates contain its serial day number. */
function dateOf(text: string | undefined): PartialDate | undefined {
  const words = cleanText(text)
  return words !== undefined && /^\d{5}$/u.test(words) ? dateOfSerial(Number(words)) : partialDate(words)
}

/** The layout has no field that separates entities from ships, so the IMO number decides. */
const typeOf = (element: XmlElement): EntryType => {
  if (textOf(element, 'EntityOrShip') === undefined && textOf(element, 'Entity') === undefined)
    return 'INDIVIDUAL'
  return textOf(element, 'ShipIMONumber') !== undefined ? 'VESSEL' : 'ORGANIZATION'
}

function entryFrom(element: XmlElement, ids: Set<string>): WatchlistEntry | undefined {
  const type = typeOf(element)
  const [given, family] = [textOf(element, 'GivenName'), textOf(element, 'LastName')]
  const name =
    type === 'INDIVIDUAL'
      ? joined(' ', given, family)
      : (textOf(element, 'EntityOrShip') ?? textOf(element, 'Entity'))
  const regime = textOf(element, 'Country') ?? ''
  const listing = joined(
    ', ',
    textOf(element, 'Schedule') && `Schedule ${textOf(element, 'Schedule')!}`,
    textOf(element, 'Item') && `item ${textOf(element, 'Item')!}`,
  )
  // The list has no ids and renumbers its items, so the id is derived from the name; namesakes in one regime also include the item number.
  const own = hashedId(regime, name ?? '')
  const draft = draftOf(
    ids.has(own) ? hashedId(regime, name ?? '', listing ?? '', String(ids.size)) : own,
    type,
  )
  ids.add(draft.id)
  addName(draft, name, 'PRIMARY', {
    parts:
      given !== undefined && family !== undefined
        ? [
            ['GIVEN', given],
            ['FAMILY', family],
          ]
        : [],
  })
  for (const alias of semaAliases(element.children.find(child => child.name === 'Aliases')?.text))
    addName(draft, alias.name, 'STRONG_ALIAS', { language: alias.language })
  addTexts(draft.programs, regime)
  addTexts(draft.titles, textOf(element, 'TitleOrShip') ?? textOf(element, 'Title'))
  addTexts(draft.remarks, listing && `${listing};`)
  const date = dateOf(textOf(element, 'DateOfBirthOrShipBuildDate') ?? textOf(element, 'DateOfBirth'))
  if (type === 'INDIVIDUAL') addBirth(draft, date)
  else if (date) addTexts(draft.remarks, `Built ${date.from};`)
  addIdentifier(draft, 'IMO', textOf(element, 'ShipIMONumber')?.replace(/^IMO\s*/iu, ''))
  Object.assign(draft, optional('listedOn', dayOf(textOf(element, 'DateOfListing'), { serials: true })))
  return entryOf(draft)
}

async function* entries(files: readonly SourceFile[]): AsyncGenerator<WatchlistEntry> {
  const ids = new Set<string>()
  for (const file of files) {
    for await (const element of xmlRecords(file, { root: 'data-set', records: ['data-set/record'] })) {
      const entry = entryFrom(element, ids)
      if (entry) yield entry
    }
  }
}

export const caSemaXml: ListFormat = {
  name: 'CA_SEMA_XML',
  recognises: files => isOne(files, file => isXmlOf(file, 'data-set')),
  entries,
}
