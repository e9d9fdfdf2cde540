import { followed, type Operation, type Schema } from './description.ts'
import {
  asKey,
  asPartner,
  DEMO,
  QUOTE,
  REASONS,
  RECIPIENT,
  type Headers,
  type CreatedTransfer,
  type Session,
} from './rest.ts'

/** What the test has created before its requests. */
export interface Prepared {
  readonly created: CreatedTransfer
  readonly session: Session
  /** A handoff token that is not used yet. */
  readonly unspent: string
}

/** Valid bodies for operations whose description is not enough to derive one. */
const bodies = ({
  created,
  unspent,
  session,
}: Prepared): Readonly<Record<string, Record<string, unknown>>> => ({
  'POST /quotes': QUOTE,
  'POST /transfers': { quoteId: created.quoteId, recipientId: created.recipientId, ...REASONS },
  'POST /recipients': RECIPIENT,
  'PATCH /recipients/{id}': { lastName: 'Okafor' },
  'POST /auth/partner-token': { partnerUserId: 'bad-input-user' },
  'POST /auth/exchange-token': { token: unspent },
  'POST /auth/refresh-token': { refreshToken: session.refreshToken },
  'POST /webhooks/subscriptions': {
    name: 'Bad input',
    url: 'https://hooks.example/in',
    events: ['transfer.created'],
  },
  'PUT /webhooks/subscriptions/{id}': { name: 'Bad input' },
})

export const fieldsOf = ({ body }: Operation): [string, Schema][] => Object.entries(body?.properties ?? {})

/** A valid body for an operation. */
export const validBody = (operation: Operation, prepared: Prepared): Record<string, unknown> =>
  bodies(prepared)[operation.name] ??
  Object.fromEntries(
    fieldsOf(operation)
      .filter(([name]) => operation.body!.required?.includes(name))
      .map(([name, schema]) => [name, sampleOf(followed(schema))]),
  )

const sampleOf = ({ examples, enum: values, type }: Schema): unknown =>
  examples?.[0] ??
  values?.[0] ??
  (type === 'string'
    ? 'text'
    : type === 'boolean'
      ? true
      : type === 'array'
        ? []
        : type === 'object'
          ? {}
          : 1)

export function credentialsOf({ credentials: [first] }: Operation, session: Session): Headers {
  return first === 'partnerKey'
    ? asPartner(DEMO)
    : first === 'tenantKey'
      ? asKey(DEMO)
      : first === 'sessionToken'
        ? session.headers
        : {}
}

/** A text checked only for length and by the domain, such as a language. */
export const isFreeText = ({ type, enum: values, pattern, format }: Schema): boolean =>
  type === 'string' && (values ?? pattern ?? format) === undefined
