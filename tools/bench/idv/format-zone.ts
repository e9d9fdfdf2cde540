import type { Sex } from '#idv/mrz/zone.ts'

export type IcaoFormat = 'TD1' | 'TD2' | 'TD3' | 'MRV-A' | 'MRV-B'

/** What a zone is made of. Dates are `YYMMDD`, with fillers for unknown parts. */
export interface ZoneContent {
  readonly documentCode: string
  readonly issuingState: string
  readonly documentNumber: string
  readonly nationality: string
  readonly birthDate: string
  readonly sex: Sex
  readonly expiryDate: string
  readonly primaryIdentifier: string
  readonly secondaryIdentifier?: string
  readonly optionalData?: string
  readonly optionalData2?: string
}

const NUMBER_LENGTH = 9

/** The check digit of ICAO 9303 part 3, calculated without the parser's code, so that tests and measurements compare the two. */
export const digitOf = (text: string): string =>
  String(
    Array.from(
      text,
      (character, index) => (Number.parseInt(character, 36) || 0) * [7, 3, 1][index % 3]!,
    ).reduce((sum, product) => sum + product, 0) % 10,
  )

/** Whether all check digits of a zone are right. */
export function hasRightDigits(format: IcaoFormat, lines: readonly string[]): boolean {
  const [first, second] = lines as [string, string]
  const isRight = (digit: string | undefined, ...texts: readonly string[]): boolean =>
    digit === digitOf(texts.join(''))
  if (format === 'TD1') {
    const continuation = /^(\w+)(\w)(?:<|$)/.exec(first.slice(15))
    return (
      (first[14] === '<' && continuation
        ? isRight(continuation[2], first.slice(5, 14), continuation[1]!)
        : isRight(first[14], first.slice(5, 14))) &&
      isRight(second[6], second.slice(0, 6)) &&
      isRight(second[14], second.slice(8, 14)) &&
      isRight(second[29], first.slice(5), second.slice(0, 7), second.slice(8, 15), second.slice(18, 29))
    )
  }
  const fields = [
    [second[9], second.slice(0, 9)],
    [second[19], second.slice(13, 19)],
    [second[27], second.slice(21, 27)],
    ...(format === 'TD3' ? [[second[42]!.replace('<', '0'), second.slice(28, 42)]] : []),
    ...(format === 'TD3' || format === 'TD2' ? [[second.at(-1), compositeText(second)]] : []),
  ]
  return fields.every(([digit, text]) => isRight(digit, text!))
}

const compositeText = (line: string): string => line.slice(0, 10) + line.slice(13, 20) + line.slice(21, -1)

/** The lines of a zone; too long names are cut. */
export function formatZone(format: IcaoFormat, content: ZoneContent): string[] {
  return format === 'TD1' ? threeLines(content) : twoLines(format, content)
}

const padded = (text: string, length: number): string =>
  text.replaceAll(' ', '<').padEnd(length, '<').slice(0, length)

const names = ({ primaryIdentifier, secondaryIdentifier }: ZoneContent): string =>
  secondaryIdentifier === undefined ? primaryIdentifier : `${primaryIdentifier}<<${secondaryIdentifier}`

const head = ({ documentCode, issuingState }: ZoneContent): string =>
  padded(documentCode, 2) + padded(issuingState, 3)

const printedSex = ({ sex }: ZoneContent): string => (sex === 'X' ? '<' : sex)

const withDigit = (text: string): string => text + digitOf(text)

function threeLines(content: ZoneContent): string[] {
  const { documentNumber, optionalData = '', optionalData2 = '' } = content
  const start = padded(documentNumber, NUMBER_LENGTH)
  const rest = documentNumber.slice(NUMBER_LENGTH)
  const number =
    rest === ''
      ? withDigit(start) + padded(optionalData, 15)
      : `${start}<${padded(`${rest}${digitOf(documentNumber)}<${optionalData}`, 15)}`
  const birth = withDigit(content.birthDate)
  const expiry = withDigit(content.expiryDate)
  const optional = padded(optionalData2, 11)
  const first = head(content) + number
  const second = birth + printedSex(content) + expiry + padded(content.nationality, 3) + optional
  return [first, second + digitOf(number + birth + expiry + optional), padded(names(content), 30)]
}

function twoLines(format: IcaoFormat, content: ZoneContent): string[] {
  const length = format === 'TD3' || format === 'MRV-A' ? 44 : 36
  const { optionalData = '' } = content
  const start =
    withDigit(padded(content.documentNumber, NUMBER_LENGTH)) +
    padded(content.nationality, 3) +
    withDigit(content.birthDate) +
    printedSex(content) +
    withDigit(content.expiryDate)
  const optional =
    format === 'TD3'
      ? withDigit(padded(optionalData, 14))
      : padded(optionalData, length - start.length - (format === 'TD2' ? 1 : 0))
  const second = start + optional
  return [
    padded(head(content) + names(content), length),
    second.length === length ? second : second + digitOf(compositeText(`${second}<`)),
  ]
}
