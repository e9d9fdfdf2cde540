import { expect } from '@jest/globals'
import type { Answer, Json } from '#test/e2e/support/rest.ts'

export const MOMENT = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)

export const codes = (answers: readonly Answer[]): unknown[] =>
  answers.map(({ status, body }) => [status, body?.code])
export const idsOf = (answer: Answer): string[] => answer.body.deliveries.map(({ id }: Json) => id)
