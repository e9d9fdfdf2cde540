import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentReading, PrintedData, ReadDocumentOptions } from '#idv/reading/printed-data.ts'

export type ReadPicture = (picture: Uint8Array, options: ReadDocumentOptions) => Promise<DocumentReading>

/** What a drawn picture shows. */
interface PictureLabel {
  readonly documentType?: string
  readonly mrz?: readonly string[]
  readonly printedMrz?: readonly string[]
  readonly repairs?: readonly { readonly line: number; readonly position: number }[]
  readonly printed?: { readonly surname?: string }
  readonly surname?: string
  readonly given?: string
  readonly number?: string
  readonly birth?: string
  readonly expiry?: string
  readonly sex?: string
  readonly barcode?: string
}

const OPTIONS = {
  type: 'international_passport',
  side: 'front',
  isSandbox: true,
  today: '2026-11-28',
} as const

const picturesIn = (folder: string): string[] => readdirSync(folder).filter(name => name.endsWith('.png'))

export interface DrawnFigures {
  readonly documents: number
  /** What differs from the labels: picture, field, expected and read value. */
  readonly wrong: readonly string[]
  readonly milliseconds: readonly number[]
}

/** Reads all drawn documents and compares each field with its label. */
export async function measureDrawn(folder: string, read: ReadPicture): Promise<DrawnFigures> {
  const drawn = join(folder, 'idv')
  const labels = JSON.parse(readFileSync(join(drawn, 'labels.json'), 'utf8')) as Record<string, PictureLabel>
  const wrong: string[] = []
  const milliseconds: number[] = []
  const documents = picturesIn(drawn).filter(name => !name.startsWith('selfie'))
  for (const name of documents) {
    const label = labels[name] ?? {}
    const side = name.includes('back') ? 'back' : 'front'
    const begin = performance.now()
    const reading = await read(readFileSync(join(drawn, name)), {
      ...OPTIONS,
      type: label.documentType ?? OPTIONS.type,
      side,
    })
    milliseconds.push(performance.now() - begin)
    wrong.push(...differencesOf(name, label, reading, labels))
  }
  return { documents: documents.length, wrong, milliseconds }
}

const LOOK_ALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', S: '5', B: '8', Z: '2', G: '6' }
const likeDigits = (text = ''): string => text.replaceAll(/[OISBZG]/g, letter => LOOK_ALIKES[letter]!)

function differencesOf(
  name: string,
  label: PictureLabel,
  { zone, printed, barcode }: DocumentReading,
  labels: Readonly<Record<string, PictureLabel>>,
): string[] {
  const lines = label.printedMrz ?? label.mrz
  const expected: [string, string | undefined, string | undefined][] = [
    ['zone', lines?.join(' '), zone?.lines.join(' ')],
    ['repairs', placesOf(label.repairs), placesOf(zone?.repairs)],
  ]
  const front = labels[name.replace('back', 'front')]
  if (label.barcode !== undefined && front) expected.push(...fieldsOf(front, barcode))
  else if (!name.includes('back')) expected.push(...fieldsOf(label, printed))
  return expected
    .filter(([, wanted, found]) => wanted !== found)
    .map(([field, wanted, found]) => `${name} ${field}: ${wanted} was read as ${found}`)
}

const placesOf = (repairs: PictureLabel['repairs'] = []): string =>
  repairs.map(({ line, position }) => `${line}:${position}`).join(' ')

const fieldsOf = (
  label: PictureLabel,
  found?: PrintedData,
): [string, string | undefined, string | undefined][] => [
  ['surname', label.printed?.surname ?? label.surname, found?.surname],
  ['given names', label.given, found?.givenNames],
  ['number', likeDigits(label.number), likeDigits(found?.documentNumber)],
  ['birth date', label.birth, found?.birthDate],
  ['expiry date', label.expiry, found?.expiryDate],
  ['sex', label.sex, found?.sex],
]

export interface SpecimenFigures {
  readonly pictures: number
  /** Pictures with all check digits right. */
  readonly right: number
  readonly milliseconds: readonly number[]
}

/** Reads the small specimen pictures; their labels are their check digits. */
export async function measureSpecimens(folder: string, read: ReadPicture): Promise<SpecimenFigures> {
  const specimens = join(folder, 'mrz/images')
  const names = picturesIn(specimens)
  const milliseconds: number[] = []
  let right = 0
  for (const name of names) {
    const begin = performance.now()
    const { zone } = await read(readFileSync(join(specimens, name)), OPTIONS)
    milliseconds.push(performance.now() - begin)
    if (zone !== undefined && zone.checkDigits.length > 0 && zone.checkDigits.every(({ valid }) => valid))
      right++
  }
  return { pictures: names.length, right, milliseconds }
}
