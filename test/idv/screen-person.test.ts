import { expect, test } from '@jest/globals'
import type { Context } from '#kernel/context.ts'
import { screenPerson } from '#idv/clients/compliance.ts'

/** A context whose calls of compliance return this result; they are recorded. */
function calling(result: () => unknown): { readonly ctx: Context; readonly calls: unknown[] } {
  const calls: unknown[] = []
  const callDomain = async (_: unknown, __: unknown, variables: unknown): Promise<unknown> => {
    calls.push(variables)
    return result()
  }
  return { ctx: { callDomain } as unknown as Context, calls }
}

const document = { surname: 'Brandauer', givenNames: 'Hanna', birthDate: '1979-11', nationality: 'D' }

test('a person is screened by name, birth date and nationality', async () => {
  const { ctx, calls } = calling(() => ({ screenSubject: { decision: { outcome: 'BLOCK' } } }))

  expect(await screenPerson(ctx, 'c-1', document)).toBe('BLOCK')
  expect(calls).toEqual([
    {
      input: {
        subject: {
          externalId: 'c-1',
          type: 'INDIVIDUAL',
          name: 'Hanna Brandauer',
          dateOfBirth: '1979-11',
          nationalities: ['DE'],
        },
        purpose: 'ONBOARDING',
      },
    },
  ])
})

test('a nationality that is no country is left out, and a document without a name is not screened', async () => {
  const { ctx, calls } = calling(() => ({ screenSubject: { decision: null } }))

  expect(await screenPerson(ctx, 'c-1', { ...document, nationality: 'UNO' })).toBeUndefined()
  expect(await screenPerson(ctx, 'c-1', { ...document, nationality: 'UTO' })).toBeUndefined()
  expect(await screenPerson(ctx, 'c-1', { birthDate: '1979-11-23' })).toBeUndefined()
  expect(calls).toHaveLength(2)
  expect(calls).toMatchObject([
    { input: { subject: { nationalities: [] } } },
    { input: { subject: { nationalities: [] } } },
  ])
})

test('compliance without a response gives no decision', async () => {
  const { ctx } = calling(() => {
    throw new Error('unavailable')
  })

  expect(await screenPerson(ctx, 'c-1', document)).toBeUndefined()
})
