import type { Claim, Effect, Entry, Sent } from './record.ts'

/**
 * Compares the responses that clients received with the books. Each acknowledged effect must exist exactly
 * once, as acknowledged. A refused request must have no effect, one without a response at most one effect. No
 * effect may exist without a request.
 */
export function breaksOf(sent: readonly Sent[], entries: readonly Entry[]): string[] {
  const byMark = Map.groupBy(entries, ({ mark }) => mark)
  const requested = new Set(sent.flatMap(({ effects }) => effects.map(({ mark }) => mark)))
  return [
    ...sent.flatMap(each => [
      ...missingResponse(each),
      ...each.effects.flatMap(effect => breaksOfEffect(each, effect, byMark.get(effect.mark) ?? [])),
    ]),
    ...[...byMark.keys()]
      .filter(mark => !requested.has(mark))
      .map(mark => `${mark}: no request asked for it`),
    ...twice(entries.map(({ id }) => id)).map(id => `the id ${id} stands for several rows`),
    ...twice(entries.flatMap(({ reference }) => reference ?? [])).map(
      reference => `the reference ${reference} stands for several rows`,
    ),
    ...twice(sent.flatMap(({ response }) => response?.claims.flatMap(({ row }) => row?.id ?? []) ?? [])).map(
      id => `${id} was returned to several requests`,
    ),
  ]
}

const missingResponse = ({ kind, key, response: response, isGivenUp }: Sent): string[] =>
  response || isGivenUp ? [] : [`${kind} ${key} got no response`]

function breaksOfEffect(
  { kind, key, response: response }: Sent,
  { mark, amountMinor }: Effect,
  rows: readonly Entry[],
): string[] {
  const found: string[] = []
  const report = (message: string): void => {
    found.push(`${kind} ${key}, ${mark}: ${message}`)
  }
  const [row] = rows
  if (rows.length > 1) report(`stored ${rows.length} times: ${rows.map(({ id }) => id).join(', ')}`)
  if (row && row.amountMinor !== amountMinor)
    report(`stored over ${row.amountMinor}, requested over ${amountMinor}`)
  if (!response) return found
  const claim = response.claims.find(each => each.mark === mark)
  if (!claim) report(`the response with ${response.status} does not mention it`)
  else compare(claim, row, report)
  return found
}

function compare({ row: claimed }: Claim, row: Entry | undefined, report: (message: string) => void): void {
  if (claimed && !row) report(`acknowledged as ${claimed.id}, and it is lost`)
  else if (!claimed && row) report(`refused, and yet stored as ${row.id}`)
  else if (claimed && row && (claimed.id !== row.id || claimed.reference !== row.reference))
    report(`acknowledged as ${claimed.id} ${claimed.reference}, stored as ${row.id} ${row.reference}`)
}

function twice(texts: readonly string[]): string[] {
  const seen = new Set<string>()
  return [...new Set(texts.filter(text => seen.has(text) || !seen.add(text)))]
}
