import type { GraphQLError } from 'graphql'
import type { ResponseObject } from './merge.ts'

export type Variables = Readonly<Record<string, unknown>>

/** State that the steps of one run share. Steps merge into `data` and append to `errors`. */
export interface PlanRun<Context> {
  data: ResponseObject
  errors: GraphQLError[]
  variables: Variables
  context: Context
}
