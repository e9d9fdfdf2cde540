import type { Claim, Effect, Entry, Sent } from './record.ts'

/**
 * Compares the responses that clients received with the books. Each acknowledged effect must exist exactly
 * once, as acknowledged. A refused request must have no effect, an unanswered one at most one effect. No
 * effect may exist without a request.
 */
export function breaksOf(sent: readonly Sent[], entries: readonly Entry[]): string[] {
  const byMark = Map.groupBy(entries, ({ mark }) => mark)
  const asked = new Set(sent.flatMap(({ effects }) => effects.map(({ mark }) => mark)))
  return [
    ...sent.flatMap(each => [
      ...unanswered(each),
      ...each.effects.flatMap(effect => breaksOfEffect(each, effect, byMark.get(effect.mark) ?? [])),
    ]),
    ...[...byMark.keys()].filter(mark => !asked.has(mark)).map(mark => `${mark}: nobody has asked for it`),
    ...twice(entries.map(({ id }) => id)).map(id => `the id ${id} stands for several rows`),
    ...twice(entries.flatMap(({ reference }) => reference ?? [])).map(
      reference => `the reference ${reference} stands for several rows`,
    ),
    ...twice(sent.flatMap(({ answer }) => answer?.claims.flatMap(({ made }) => made?.id ?? []) ?? [])).map(
      id => `${id} was answered to several requests`,
    ),
  ]
}

const unanswered = ({ kind, key, answer, isGivenUp }: Sent): string[] =>
  answer || isGivenUp ? [] : [`${kind} ${key} was never answered`]

function breaksOfEffect(
  { kind, key, answer }: Sent,
  { mark, amountMinor }: Effect,
  rows: readonly Entry[],
): string[] {
  const found: string[] = []
  const report = (message: string): void => {
    found.push(`${kind} ${key}, ${mark}: ${message}`)
  }
  const [row] = rows
  if (rows.length > 1) report(`made ${rows.length} times: ${rows.map(({ id }) => id).join(', ')}`)
  if (row && row.amountMinor !== amountMinor)
    report(`made over ${row.amountMinor}, asked for over ${amountMinor}`)
  if (!answer) return found
  const claim = answer.claims.find(each => each.mark === mark)
  if (!claim) report(`answered with ${answer.status}, and nothing was said of it`)
  else compare(claim, row, report)
  return found
}

function compare({ made }: Claim, row: Entry | undefined, report: (message: string) => void): void {
  if (made && !row) report(`answered as ${made.id}, and it is lost`)
  else if (!made && row) report(`refused, and yet made as ${row.id}`)
  else if (made && row && (made.id !== row.id || made.reference !== row.reference))
    report(`answered as ${made.id} ${made.reference}, made as ${row.id} ${row.reference}`)
}

function twice(texts: readonly string[]): string[] {
  const seen = new Set<string>()
  return [...new Set(texts.filter(text => seen.has(text) || !seen.add(text)))]
}
