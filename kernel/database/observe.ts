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

/** Sends statements as one message; a trace shows them as one, named after the first. */
export function observeStatements<Result>(
  pool: PoolName,
  texts: readonly string[],
  send: () => Promise<Result>,
): Promise<Result> {
  const { hasSubscribers } = signals.statement
  if (!hasSubscribers && !isTraced()) return send()
  const kinds = texts.map(kindOf)
  return observeMessage(pool, { kinds, name: kinds[0]!, text: texts.join(';\n') }, send)
}

/** Sends the last statements of a transaction together with its COMMIT. */
export function observeCommit<Result>(
  pool: PoolName,
  texts: readonly string[],
  send: () => Promise<Result>,
): Promise<Result> {
  const { hasSubscribers } = signals.statement
  if (!hasSubscribers && !isTraced()) return send()
  const message = {
    kinds: [...texts.map(kindOf), 'commit' as const],
    name: 'commit' as const,
    text: [...texts, 'commit'].join(';\n'),
  }
  return observeMessage(pool, message, send)
}

interface ObservedMessage {
  readonly kinds: readonly StatementKind[]
  readonly name: StatementKind
  readonly text: string
}

function observeMessage<Result>(
  pool: PoolName,
  { kinds, name, text }: ObservedMessage,
  send: () => Promise<Result>,
): Promise<Result> {
  const sending = signals.statement.hasSubscribers ? (): Promise<Result> => measure(pool, kinds, send) : send
  return isTraced()
    ? withSpan({ name: name.toUpperCase(), kind: 'client', attributes: attributesOf(name, text) }, sending)
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
