/** One hostile request, and how it is to be refused. */
export interface Attack {
  /** The kind of hostility, such as an alias flood. */
  readonly shape: string
  readonly name: string
  /** Makes the request; the number makes each repeat a text that was never seen. */
  readonly request: (repeat: number) => AttackRequest
  readonly status: number
  readonly code: string
}

export interface AttackRequest {
  readonly method?: string
  readonly url?: string
  /** In place of the JSON content type; undefined leaves a header out. */
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly payload?: string | Buffer
}

export const times = (count: number, text: (index: number) => string, between = ' '): string => Array.from({ length: count }, (_, index) => text(index)).join(between)

/** An attack that is a document, sent as clients do. */
export function documentAttack(shape: string, name: string, document: string | (() => string), { variables, operationName, code = 'GRAPHQL_VALIDATION_FAILED', status = 400 }: { variables?: unknown; operationName?: unknown; code?: string; status?: number } = {}): Attack {
  const text = typeof document === 'string' ? document : document()
  return { shape, name, status, code, request: repeat => ({ payload: JSON.stringify({ query: `${text}\n#${repeat}`, variables, operationName }) }) }
}

/** An attack that is a body. */
export const bodyAttack = (shape: string, name: string, payload: string | Buffer, code: string, headers: AttackRequest['headers'] = {}): Attack =>
  ({ shape, name, status: 400, code, request: () => ({ payload, headers }) })

/** An attack that is a request of its own kind. */
export const requestAttack = (shape: string, name: string, request: AttackRequest, status: number, code: string): Attack => ({ shape, name, status, code, request: () => request })
