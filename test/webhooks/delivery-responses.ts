import { expect } from '@jest/globals'
import type { RestResponse, Json } from '#test/e2e/support/rest.ts'

export const MOMENT = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)

export const codes = (responses: readonly RestResponse[]): unknown[] =>
  responses.map(({ status, body }) => [status, body?.code])
export const idsOf = (response: RestResponse): string[] => response.body.deliveries.map(({ id }: Json) => id)
