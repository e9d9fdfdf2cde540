import { isTraced, signals, withSpan, type PoolName, type StatementKind } from '#kernel/telemetry.ts'

const KIND = /^\s*(select|insert|update|delete|with)\b/i

const kindOf = (text: string): StatementKind =>
  (KIND.exec(text)?.[1]?.toLowerCase() ?? 'other') as StatementKind

/**
 * The text of a statement. `holdsValues` keeps it out of traces: MikroORM inlines values in its SQL, and they
 * are confidential.
 */
export interface ObservedStatement {
  readonly text: string
  readonly holdsValues?: boolean
}

/** Sends a statement, measures it, and adds it to the current trace if there is one. */
export function observe<Result>(
  pool: PoolName,
  { text, holdsValues = false }: ObservedStatement,
  send: () => Promise<Result>,
): Promise<Result> {
  const { hasSubscribers } = signals.statement
  if (!hasSubscribers && !isTraced()) return send()
  const kind = kindOf(text)
  const sending = hasSubscribers ? (): Promise<Result> => measure(pool, [kind], send) : send
  return isTraced()
    ? withSpan(
        {
          name: kind.toUpperCase(),
          kind: 'client',
          attributes: attributesOf(kind, holdsValues ? undefined : text),
        },
        sending,
      )
    : sending()
}

/** Sends the last statements of a transaction together with its COMMIT. */
export function observeCommit<Result>(
  pool: PoolName,
  texts: readonly string[],
  send: () => Promise<Result>,
): Promise<Result> {
  const { hasSubscribers } = signals.statement
  if (!hasSubscribers && !isTraced()) return send()
  const sending = hasSubscribers
    ? (): Promise<Result> => measure(pool, [...texts.map(kindOf), 'commit'], send)
    : send
  return isTraced()
    ? withSpan(
        {
          name: 'COMMIT',
          kind: 'client',
          attributes: attributesOf('commit', [...texts, 'commit'].join(';\n')),
        },
        sending,
      )
    : sending()
}

async function measure<Result>(
  pool: PoolName,
  kinds: readonly StatementKind[],
  send: () => Promise<Result>,
): Promise<Result> {
  const sentMs = performance.now()
  let isFailure = true
  try {
    const result = await send()
    isFailure = false
    return result
  } finally {
    const durationMs = performance.now() - sentMs
    for (const kind of kinds) signals.statement.publish({ pool, kind, durationMs, isFailure })
  }
}

const attributesOf = (kind: StatementKind, text: string | undefined): Record<string, string> => ({
  'db.system.name': 'postgresql',
  'db.operation.name': kind.toUpperCase(),
  ...(text !== undefined && { 'db.query.text': text }),
})
