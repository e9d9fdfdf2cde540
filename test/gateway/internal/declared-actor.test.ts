import { expect, test } from '@jest/globals'
import { callFrom, callOf } from '#gateway/internal/envelope.ts'
import { declaredActorIn } from '#gateway/request.ts'
import { caller } from './processes.ts'

const header = (value: string | undefined): string | undefined =>
  declaredActorIn({ headers: { 'x-actor': value } })

test('the declared actor is sent with a signed call to another process', () => {
  const context = caller()
  const named = { ...context, actor: { ...context.actor, declaredActor: 'Jürgen Müller' } }

  const call = callFrom(
    Buffer.from(
      callOf({
        query: '{ a }',
        operationName: undefined,
        variables: {},
        document: undefined as never,
        context: named,
      }),
    ),
  )

  expect(call?.actor.declaredActor).toBe('Jürgen Müller')
})

test('the header is read as UTF-8, and invalid bytes are replaced', () => {
  expect([
    header(undefined),
    header('analyst@bank.example'),
    header(Buffer.from('Jürgen').toString('latin1')),
    header(Buffer.from('田中').toString('latin1')),
    header('J\u00fcrgen'),
  ]).toEqual([undefined, 'analyst@bank.example', 'Jürgen', '田中', 'J\ufffdrgen'])
})
