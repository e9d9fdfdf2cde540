import type { GraphQLError } from 'graphql'
import type { ResponseObject } from './merge.ts'

export type Variables = Readonly<Record<string, unknown>>

/** What the steps of one run share: the response so far and the errors so far. */
export interface PlanRun<Context> {
  data: ResponseObject
  errors: GraphQLError[]
  variables: Variables
  context: Context
}
