import { dayOf, partialDates } from '#compliance/watchlists/dates.ts'
import {
  type EntryType,
  type ListFormat,
  type NameKind,
  type SourceFile,
  type WatchlistEntry,
} from '#compliance/watchlists/entry.ts'
import { cleanText, splitEnumeration, isOriginalScript, splitOutside } from '#compliance/watchlists/text.ts'
import {
  type Draft,
  addAddress,
  addBirth,
  addCountry,
  addIdentifier,
  addName,
  addTexts,
  draftOf,
  entryOf,
  hashedId,
  optional,
} from './draft.ts'
import { headText, isArchive, isOne } from './head.ts'
import { walletsIn } from './identifiers.ts'
import { type TableKind, type TableRow, headKey, tableRows } from './rows.ts'

/** Column headings differ between sheets; those of the newer table include the language. */
const HEADS = {
  english: ['英語表記', '氏名（英語）', '名称（英語）'],
  japanese: ['日本語表記', '氏名（日本語）', '名称（日本語）'],
  alias: [
    '別名・別称',
    '別称・別名',
    '別名',
    '別称',
    '別名・別称（英語）',
    '確定可能な別名',
    '確定可能な別名（英語）',
    '別称・旧称',
  ],
  aliasJapanese: ['別名・別称（日本語）', '確定可能な別名（日本語）'],
  former: ['旧称', '以前の別名', '過去の別名', '旧称・以前の呼称', '旧称（英語）', '旧称（日本語）'],
  weak: ['確定に十分でない別名', '確定に十分でない別名（英語）'],
  weakJapanese: ['確定に十分でない別名（日本語）'],
  title: ['称号', '称号（英語）', '役職', '役職（英語）', '肩書', '肩書等', '役職/肩書'],
  born: ['生年月日', '生年月日・出生地'],
  place: ['出生地', '出生地・出身地', '出生地（英語）', '出生地（日本語）'],
  nationality: ['国籍', '国籍（英語）', '国籍（日本語）'],
  passport: ['旅券番号'],
  nationalId: ['身分登録番号', '身分証番号', 'ID番号', '身分登録番号/ID番号'],
  address: [
    '住所・所在地',
    '住所',
    '所在地',
    '住所等',
    '活動地域・住所',
    '所在地・住所登録された事務所の住所',
    '住所・所在地（都市その他の情報）（英語）',
    '住所・所在地（都市その他の情報）（日本語）',
  ],
  country: ['住所・所在地（国）（英語）', '住所・所在地（国）（日本語）', '活動地域'],
  phone: ['電話番号', '電話', 'FAX'],
  reference: ['国連参照番号'],
  listedOn: ['告示日付', '国連制裁委員会による指定日', 'リスト掲載日'],
  updatedOn: ['リスト掲載日'],
  other: ['その他の情報', '詳細', '指定の根拠', '決議1483上の根拠', '外務省告示情報'],
} as const

const UNKNOWN = /^(?:不明|不詳|－|-|n\/a|unknown|なし|未詳)[。.]?$/iu
const MARKED = /\s*[;,；、]?\s*\b(?:a\.k\.a\.?|aka|also known as)[:\s]+|\s*[;,；、]?\s*\bf\.k\.a\.?[:\s]+/iu
/** A bracketed remark about a name, recognised by a digit or a colon. */
const ASIDE = /\s*[(（][^()（）]*[\d:：][^()（）]*[)）]/gu

/** The items of a cell: enumerated (a)(b), on separate lines, or separated by semicolons of either width. */
const splitValues = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(/[\r\n]+/u)
    .flatMap(line => splitEnumeration(line))
    .flatMap(item => splitOutside(item, ';；'))
    .map(cleanText)
    .filter((item): item is string => item !== undefined && !UNKNOWN.test(item))

const namesOf = (cell: string | undefined): string[] =>
  splitValues(cell?.replace(ASIDE, ''))
    .flatMap(item => item.split(MARKED))
    .map(cleanText)
    .filter(item => item !== undefined)

const texts = (row: TableRow, heads: readonly string[]): string[] =>
  heads.flatMap(head => splitValues(row.cell(head)))

function addNames(
  draft: Draft,
  row: TableRow,
  english: readonly string[],
  japanese: readonly string[],
): void {
  const [main, ...others] = english.length > 0 ? english : japanese
  addName(draft, main, 'PRIMARY')
  const groups: readonly (readonly [readonly string[], NameKind])[] = [
    [others, 'STRONG_ALIAS'],
    [japanese, 'ORIGINAL_SCRIPT'],
    [[...HEADS.alias, ...HEADS.aliasJapanese].flatMap(head => namesOf(row.cell(head))), 'STRONG_ALIAS'],
    [HEADS.former.flatMap(head => namesOf(row.cell(head))), 'FORMER'],
    [[...HEADS.weak, ...HEADS.weakJapanese].flatMap(head => namesOf(row.cell(head))), 'WEAK_ALIAS'],
  ]
  for (const [names, kind] of groups)
    for (const name of names)
      addName(
        draft,
        name,
        kind,
        isOriginalScript(name) && /[\p{Script=Katakana}\p{Script=Hiragana}]/u.test(name)
          ? { language: 'ja' }
          : {},
      )
}

/** The type comes from the newer table, the letter of a UN reference, or the sheet title; a date of birth or passport indicates an individual. */
function typeOf(row: TableRow): EntryType {
  const words = row.cell('個人・団体') ?? ''
  if (words.includes('個人')) return 'INDIVIDUAL'
  if (words !== '') return words.includes('船') ? 'VESSEL' : 'ORGANIZATION'
  const letter = /^[A-Z]{2,3}(?<letter>[ie])\.\d/u.exec(cleanText(row.cell(...HEADS.reference)) ?? '')?.groups
    ?.letter
  if (letter !== undefined) return letter === 'i' ? 'INDIVIDUAL' : 'ORGANIZATION'
  const title = `${row.sheet} ${row.title ?? ''}`
  const [people, groups] = [title.includes('個人'), /団体|銀行|機関/u.test(title)]
  if (title.includes('船舶') && !people) return 'VESSEL'
  if (people !== groups) return people ? 'INDIVIDUAL' : 'ORGANIZATION'
  return [HEADS.born, HEADS.passport, HEADS.place].some(heads => texts(row, heads).length > 0)
    ? 'INDIVIDUAL'
    : 'ORGANIZATION'
}

function addDetails(draft: Draft, row: TableRow): void {
  addTexts(draft.titles, ...texts(row, HEADS.title))
  for (const head of HEADS.born)
    addBirth(draft, ...splitValues(row.cell(head)).flatMap(cell => partialDates(cell, { serials: true })))
  addTexts(draft.placesOfBirth, ...texts(row, HEADS.place))
  for (const country of texts(row, HEADS.nationality)) addCountry(draft, 'nationalities', country)
  for (const passport of texts(row, HEADS.passport))
    addIdentifier(draft, 'PASSPORT', numberIn(passport), { label: passport })
  for (const id of texts(row, HEADS.nationalId))
    addIdentifier(draft, 'NATIONAL_ID', numberIn(id), { label: id })
  for (const phone of texts(row, HEADS.phone)) addIdentifier(draft, 'PHONE', phone)
  const country = texts(row, HEADS.country)
  for (const address of texts(row, HEADS.address))
    addAddress(draft, [address], country.length === 1 ? country[0] : undefined)
  for (const name of country) addCountry(draft, 'countries', name)
  addTexts(draft.references, ...texts(row, HEADS.reference))
  const other = HEADS.other.map(head => row.cell(head))
  addTexts(draft.remarks, ...other)
  for (const wallet of other.flatMap(walletsIn)) addIdentifier(draft, 'WALLET', wallet)
}

/** The number in "アフガニスタン旅券番号：OR000000（…）"; the whole cell when no number is found. */
const numberIn = (cell: string): string =>
  /[A-Z0-9][A-Z0-9 /-]{3,}[A-Z0-9]/iu.exec(cell.normalize('NFKC').replace(/\([^()]*\)/gu, ' '))?.[0].trim() ??
  cell

async function* entries(kind: TableKind, files: readonly SourceFile[]): AsyncGenerator<WatchlistEntry> {
  const ids = new Map<string, number>()
  for (const file of files) {
    for await (const row of tableRows(kind, file, {
      isHeader: heads =>
        heads.includes('告示日付') &&
        heads.some(head => [...HEADS.english, ...HEADS.japanese].map(headKey).includes(head)),
    })) {
      const english = HEADS.english.flatMap(head => namesOf(row.cell(head)))
      const japanese = HEADS.japanese.flatMap(head => namesOf(row.cell(head)))
      if (english.length + japanese.length === 0) continue
      const hash = hashedId(...english, ...japanese)
      const own = cleanText(row.cell('番号')) ?? hash
      const used = (ids.get(own) ?? 0) + 1
      ids.set(own, used)
      const draft = draftOf(used === 1 ? own : `${own}#${used}`, typeOf(row))
      if (own !== hash) draft.formerIds.add(hash)
      addNames(draft, row, english, japanese)
      addDetails(draft, row)
      addTexts(draft.programs, row.title, row.cell('区分'))
      Object.assign(
        draft,
        optional('listedOn', dayOf(cleanText(row.cell(...HEADS.listedOn)), { serials: true })),
        optional('updatedOn', dayOf(cleanText(row.cell(...HEADS.updatedOn)), { serials: true })),
      )
      const entry = entryOf(draft)
      if (entry) yield entry
    }
  }
}

export const jpMofXlsx: ListFormat = {
  name: 'JP_MOF_XLSX',
  recognises: files => isOne(files, isArchive),
  entries: files => entries('XLSX', files),
}

export const jpMofCsv: ListFormat = {
  name: 'JP_MOF_CSV',
  recognises: files =>
    isOne(
      files,
      file =>
        /告示日付/u.test(headText(file).slice(0, 4096)) &&
        /,/u.test(headText(file).slice(0, 4096)) &&
        !headText(file).trimStart().startsWith('{'),
    ),
  entries: files => entries('CSV', files),
}

export const jpMofJson: ListFormat = {
  name: 'JP_MOF_JSON',
  recognises: files => isOne(files, file => /"list"\s*:\s*"JP_MOF"/u.test(headText(file).slice(0, 4096))),
  entries: files => entries('JSON', files),
}
