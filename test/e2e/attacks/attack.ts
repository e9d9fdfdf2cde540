/** A hostile request and its expected refusal. */
export interface Attack {
  /** Kind of attack, such as an alias flood. */
  readonly shape: string
  readonly name: string
  /** Builds the request; the number makes the text of each repeat unique, so that no cache has seen it. */
  readonly request: (repeat: number) => AttackRequest
  readonly status: number
  readonly code: string
}

export interface AttackRequest {
  readonly method?: string
  readonly url?: string
  /** Headers in addition to the JSON content type; undefined removes a header. */
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly payload?: string | Buffer
}

export const times = (count: number, text: (index: number) => string, between = ' '): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(between)

/** An attack by a GraphQL document in a regular request. */
export function documentAttack(
  shape: string,
  name: string,
  document: string | (() => string),
  {
    variables,
    operationName,
    code = 'GRAPHQL_VALIDATION_FAILED',
    status = 400,
  }: { variables?: unknown; operationName?: unknown; code?: string; status?: number } = {},
): Attack {
  const text = typeof document === 'string' ? document : document()
  return {
    shape,
    name,
    status,
    code,
    request: repeat => ({
      payload: JSON.stringify({ query: `${text}\n#${repeat}`, variables, operationName }),
    }),
  }
}

/** An attack by a request body. */
export const bodyAttack = (
  shape: string,
  name: string,
  payload: string | Buffer,
  code: string,
  headers: AttackRequest['headers'] = {},
): Attack => ({ shape, name, status: 400, code, request: () => ({ payload, headers }) })

/** An attack by a custom request. */
export const requestAttack = (
  shape: string,
  name: string,
  request: AttackRequest,
  status: number,
  code: string,
): Attack => ({ shape, name, status, code, request: () => request })
