import { inflateSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'
import { SaxesParser } from 'saxes'

/** What every format states: balances and signed amounts, as decimal strings of the currency. */
export interface ReadStatement {
  readonly opening: string
  readonly closing: string
  readonly amounts: readonly string[]
}

const signed = (isDebit: boolean, amount: string): string =>
  isDebit && /[1-9]/.test(amount) ? `-${amount}` : amount

/** Elements of an XML document with their text, in order, by the path of their names. */
export function elementsOf(xml: string): { readonly path: string; readonly text: string }[] {
  const parser = new SaxesParser()
  const open: { path: string; text: string }[] = []
  const elements: { path: string; text: string }[] = []
  parser.on('opentag', ({ name }) => {
    const element = { path: `${open.at(-1)?.path ?? ''}/${name}`, text: '' }
    open.push(element)
    elements.push(element)
  })
  parser.on('text', text => {
    const last = open.at(-1)
    if (last) last.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return elements
}

const STATEMENT = '/Document/BkToCstmrStmt/Stmt'

export function readCamt053(xml: string): ReadStatement {
  const elements = elementsOf(xml)
  const texts = (path: string): string[] =>
    elements.flatMap(element => (element.path === `${STATEMENT}/${path}` ? [element.text] : []))
  const amountsOf = (name: string): string[] => {
    const sides = texts(`${name}/CdtDbtInd`)
    return texts(`${name}/Amt`).map((amount, index) => signed(sides[index] === 'DBIT', amount))
  }
  const [opening = '', closing = ''] = amountsOf('Bal')
  return { opening, closing, amounts: amountsOf('Ntry') }
}

/** Messages of an MT940 file, each as its fields in order. */
export const messagesOf = (text: string): { readonly tag: string; readonly value: string }[][] =>
  text
    .split(/^-\r\n/m)
    .filter(message => message !== '')
    .map(message =>
      message
        .split(/^:(?=\d\d[A-Z]?:)/m)
        .filter(field => field !== '')
        .map(field => {
          const at = field.indexOf(':')
          return { tag: field.slice(0, at), value: field.slice(at + 1).replace(/\r\n$/, '') }
        }),
    )

export function readMt940(text: string): ReadStatement {
  const fields = messagesOf(text).flat()
  const balance = (tag: string): string => {
    const [, side, amount] = /^([CD])\d{6}[A-Z]{3}([\d,]+)$/.exec(
      fields.find(field => field.tag === tag)!.value,
    )!
    return signed(side === 'D', decimal(amount!))
  }
  return {
    opening: balance('60F'),
    closing: balance('62F'),
    amounts: fields
      .filter(({ tag }) => tag === '61')
      .map(({ value }) => {
        const [, side, amount] = /^\d{10}(R?[CD])([\d,]+)N/.exec(value)!
        return signed(side === 'D' || side === 'RC', decimal(amount!))
      }),
  }
}

const decimal = (amount: string): string => amount.replace(/,$/, '').replace(',', '.')

/** CSV states no opening balance: it follows from the first line, or `fallback` stands for both. */
export function readCsv(text: string): readonly string[] {
  const rows = parse(text, { columns: true }) as { debit: string; credit: string }[]
  return rows.map(({ debit, credit }) => (debit === '' ? credit : `-${debit}`))
}

export function readJson(text: string): ReadStatement {
  const digits = (name: string): string => new RegExp(`"${name}":(-?[\\d.]+)`).exec(text)![1]!
  return {
    opening: digits('opening_balance'),
    closing: digits('closing_balance'),
    amounts: [...text.matchAll(/"debit":(null|[\d.]+),"credit":(null|[\d.]+)/g)].map(([, debit, credit]) =>
      debit === 'null' ? credit! : `-${debit}`,
    ),
  }
}

/** A text of a page, with its position. */
export interface PdfPiece {
  readonly page: number
  readonly x: number
  readonly y: number
  readonly text: string
}

/** Texts of a PDF that one embedded font writes, in the order of the pages. */
export function readPdf(bytes: Buffer): PdfPiece[] {
  const streams: string[] = []
  const raw = bytes.toString('latin1')
  for (const match of raw.matchAll(/stream\n/g)) {
    if (raw.slice(match.index - 3, match.index) === 'end') continue
    const length = Number(
      /\/Length (\d+)\n/.exec(raw.slice(raw.lastIndexOf(' obj', match.index), match.index))![1],
    )
    const content = bytes.subarray(match.index + 7, match.index + 7 + length)
    try {
      streams.push(inflateSync(content).toString('latin1'))
    } catch {
      // Not compressed.
    }
  }
  const letters = lettersOf(streams.find(stream => stream.includes('begincmap'))!)
  return streams
    .filter(stream => stream.includes(' Tj ET'))
    .flatMap((stream, page) =>
      [...stream.matchAll(/ 1 0 0 -1 ([\d.]+) ([\d.]+) Tm <([0-9a-f]+)> Tj ET/g)].map(([, x, y, hex]) => ({
        page,
        x: Number(x),
        y: Number(y),
        text: hex!.replace(/.{4}/g, code => letters.get(code) ?? '\ufffd'),
      })),
    )
}

/** Letters of the codes of a font, from its map to Unicode. */
function lettersOf(map: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>()
  const letter = (hex: string): string =>
    Buffer.from(hex.replaceAll(/\s/g, ''), 'hex').swap16().toString('utf16le')
  for (const [, first, , list] of map.matchAll(/<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/gi))
    [...list!.matchAll(/<([0-9a-f\s]*)>/gi)].forEach(([, hex], index) => {
      letters.set((parseInt(first!, 16) + index).toString(16).padStart(4, '0'), letter(hex!))
    })
  return letters
}
