import { formatMinor } from '#kernel/money.ts'
import type { StatementDocument, StatementHead, StatementLine, StatementWriter } from './statement.ts'
import { rowOf } from './row.ts'

function opening(head: StatementHead): string {
  const money = (minor: bigint): string => formatMinor(minor, head.currency)
  const text = JSON.stringify({
    account_id: head.accountId,
    account_number: head.accountNumber,
    account_name: head.accountName,
    currency: head.currency,
    from: head.from.toISOString(),
    to: head.to.toISOString(),
  })
  return (
    `${text.slice(0, -1)},"opening_balance":${money(head.openingMinor)},"closing_balance":${money(head.closingMinor)}` +
    `,"total_in":${money(head.inMinor)},"total_out":${money(head.outMinor)},"lines":[`
  )
}

/** JSON with the fields of the statement that the REST interface returns; amounts are exact numbers. */
export const json: StatementWriter = (head: StatementHead): StatementDocument => {
  let isBegun = false
  let lineCount = 0
  const begin = (): string => {
    if (isBegun) return ''
    isBegun = true
    return opening(head)
  }
  const member = (line: StatementLine): string => {
    const { amounts, texts } = rowOf(line, head.currency)
    const fields = [
      ...Object.entries(texts).map(([name, value]) => `"${name}":${JSON.stringify(value)}`),
      ...Object.entries(amounts).map(([name, value]) => `"${name}":${value ?? 'null'}`),
    ]
    return `${lineCount++ === 0 ? '' : ','}\n{${fields.join(',')}}`
  }
  return {
    add: lines => lines.reduce((text, line) => text + member(line), begin()),
    end: () => `${begin()}]}\n`,
  }
}
