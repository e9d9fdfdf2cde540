import type { Prepared } from './exchange.ts'

/** Collects the statements of one turn of the event loop, and sends them as one message. */
export interface StatementGroup {
  /** Returns the rows of the statement. */
  add(statement: Prepared): Promise<object[]>
  /** Sends what was collected so far; to be called before anything else is sent on the connection. */
  flush(): void
}

interface Waiting {
  readonly statement: Prepared
  readonly resolve: (rows: object[]) => void
  readonly reject: (error: unknown) => void
}

/** `send` returns the rows of each statement. If it rejects, all of its statements fail with the same error. */
export function statementGroup(
  send: (statements: readonly Prepared[]) => Promise<object[][]>,
): StatementGroup {
  let waiting: Waiting[] = []

  function flush(): void {
    if (waiting.length === 0) return
    const sent = waiting
    waiting = []
    send(sent.map(({ statement }) => statement)).then(
      rows => {
        for (const [at, { resolve }] of sent.entries()) resolve(rows[at]!)
      },
      (error: unknown) => {
        for (const { reject } of sent) reject(error)
      },
    )
  }

  return {
    add: statement =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) queueMicrotask(flush)
        waiting.push({ statement, resolve, reject })
      }),
    flush,
  }
}
