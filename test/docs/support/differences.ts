/** Patterns of values that vary between runs. Two values of the same kind are equal. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['‹uuid›', /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g],
  // The time, booking date and value date of a line of a statement.
  ['‹entry›', /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z,\d{4}-\d\d-\d\d,\d{4}-\d\d-\d\d/g],
  ['‹time›', /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g],
  ['‹reference›', /TXN-[0-9A-Z]{8}/g],
  ['‹transaction›', /\bTRN\d{16}\b/g],
  ['‹customer›', /\bCUS\d{8}\b/g],
  // Numbers of the first accounts of a new bank, and session ids of a bank without its own code.
  ['‹account›', /\b000000\d{4}\b/g],
  ['‹session›', /\b999999\d{24}\b/g],
  ['‹secret›', /whsec_[A-Za-z0-9+/]{43}=/g],
  ['‹jwt›', /eyJ[\w-]+\.[\w-]+\.[\w-]+/g],
  ['‹key›', /\b(?:svc|pk)_(?:sandbox|live)_[\w-]{20,}/g],
]

/** Fields that depend on the clock or on earlier examples. */
const VARYING = [
  'durationMs',
  'seenSecondsAgo',
  'outboxOldestSeconds',
  'business_date',
  'calendar_date',
  'booking_date',
  'value_date',
]

const normal = (text: string): string =>
  KINDS.reduce((shown, [name, pattern]) => shown.replace(pattern, name), text)

/** Lists where output differs from the page, ignoring ids, times and secrets. `…` stands for any text. */
export function differences(shown: string, printed: string): string[] {
  const [one, other] = [parsed(shown), parsed(printed)]
  if (one !== undefined)
    return other === undefined ? [`no JSON was printed: ${printed}`] : differing(one.value, other.value, '$')
  const [expected, actual] = [shown, printed].map(text => text.trim().split('\n'))
  if (expected!.length !== actual!.length)
    return [`${actual!.length} lines were printed and ${expected!.length} are shown:\n${printed}`]
  return expected!.flatMap((line, index) => {
    const [json, received] = [parsed(line), parsed(actual![index]!)]
    return json && received
      ? differing(json.value, received.value, `line ${index + 1}`)
      : fits(line, actual![index]!)
        ? []
        : [`line ${index + 1}: ${actual![index]} instead of ${line}`]
  })
}

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return undefined
  }
}

function differing(shown: unknown, printed: unknown, at: string): string[] {
  if (Array.isArray(shown) && Array.isArray(printed)) {
    if (shown.length !== printed.length)
      return [`${at} has ${printed.length} elements instead of ${shown.length}: ${JSON.stringify(printed)}`]
    return shown.flatMap((each, index) => differing(each, printed[index], `${at}[${index}]`))
  }
  if (isObject(shown) && isObject(printed)) {
    const keys = new Set([...Object.keys(shown), ...Object.keys(printed)])
    return [...keys].flatMap(key => {
      if (!(key in shown)) return [`${at}.${key} is printed and not shown`]
      if (!(key in printed)) return [`${at}.${key} is shown and not printed`]
      if (VARYING.includes(key) && typeof shown[key] === typeof printed[key]) return []
      return differing(shown[key], printed[key], `${at}.${key}`)
    })
  }
  const isSame =
    typeof shown === 'string' && typeof printed === 'string' ? fits(shown, printed) : shown === printed
  return isSame ? [] : [`${at} is ${JSON.stringify(printed)} instead of ${JSON.stringify(shown)}`]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function fits(shown: string, printed: string): boolean {
  if (normal(shown) === normal(printed)) return true
  if (!shown.includes('…')) return false
  const parts = shown.split('…').map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`, 's').test(printed)
}
