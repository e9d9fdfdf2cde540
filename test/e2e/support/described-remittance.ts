import { expect } from '@jest/globals'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { operations, type Operation } from './description.ts'
import {
  DEMO,
  makeTransfer,
  RIVAL,
  send,
  signIn,
  type CreatedTransfer,
  type Headers,
  type RestResponse,
  type Session,
} from './rest.ts'

/** A client of remittance whose responses are validated against the published description. */
export interface DescribedRemittance {
  readonly demo: TestPlatform
  /** The session of another tenant's user. */
  readonly rival: Session
  /** A transfer of the client's user. */
  readonly created: CreatedTransfer
  /** Sends a request to an operation, by default as the client's user. */
  call(
    name: string,
    given?: { readonly path?: string; readonly headers?: Headers; readonly body?: unknown },
  ): Promise<RestResponse>
}

const operationNamed = (name: string): Operation => operations.find(each => each.name === name)!

export async function openDescribedRemittance(): Promise<DescribedRemittance> {
  const demo = await demoWorld()
  await demo.endWorker()
  const session = await signIn(demo.app, DEMO)
  return {
    demo,
    rival: await signIn(demo.app, RIVAL),
    created: await makeTransfer(demo.app, session),
    async call(name, given = {}) {
      const { method, path } = operationNamed(name)
      const response = await send(demo.app, { method, path, headers: session.headers, ...given })
      expect(operationNamed(name).issueOf(response.status, response.body)).toBeUndefined()
      return response
    },
  }
}
