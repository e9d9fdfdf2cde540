import type { NotedHead } from '#core/ledger/chain/verify-chain.ts'

/** Parses a head in the form `<position>:<hash>`. */
export function headOf(text: string, source: string): NotedHead {
  const [, position, hash] = /^(\d{1,18}):([0-9a-fA-F]{64})$/.exec(text.trim()) ?? []
  if (position === undefined || hash === undefined)
    throw new Error(
      `${source}: a head must be <position>:<hash> with 64 hexadecimal digits; found "${text.trim().slice(0, 80)}".`,
    )
  return { position: BigInt(position), hash: hash.toLowerCase(), source }
}

/** Parses the heads of a file: each line is a head or the body of a webhook. */
export function headsOf(text: string, file: string): NotedHead[] {
  return text.split('\n').flatMap((line, index) => {
    const source = `${file}, line ${index + 1}`
    if (line.trim() === '') return []
    return [headOf(line.trim().startsWith('{') ? webhookHead(line, source) : line, source)]
  })
}

/** Extracts the head from the body of a webhook, or from its data object. */
function webhookHead(line: string, source: string): string {
  try {
    const body = JSON.parse(line) as { data?: unknown }
    const { position, hash } = (body.data ?? body) as { position?: unknown; hash?: unknown }
    return `${String(position)}:${String(hash)}`
  } catch {
    throw new Error(`${source}: the line is not valid JSON.`)
  }
}
