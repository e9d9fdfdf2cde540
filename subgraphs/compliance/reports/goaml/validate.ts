import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createSemaphore } from '#kernel/concurrency/semaphore.ts'

/** A schema, and the document to validate; null to compile only the schema. */
export interface ValidationTask {
  readonly schema: string
  readonly document: string | null
}

/** A violation of the schema. */
export interface SchemaViolation {
  /** XPath of the element, such as /report/transaction[2]/amount_local. */
  readonly path: string
  readonly reason: string
}

export interface ValidationReply {
  /** Why the schema cannot be compiled; null if it can. */
  readonly schemaIssue: string | null
  readonly issues: readonly SchemaViolation[]
}

/** Many times the duration of the largest reports. */
const TIMEOUT_MS = 10_000
const HEAP_MB = 256
/** Bounds the processes that run at once; more validations wait, and are refused when too many wait. */
const processes = createSemaphore({ permits: 2, waitingMax: 20 })

/**
 * Validates a document against an XML schema, in a process of its own: a schema can make validation arbitrarily slow, a
 * process can be ended at any time, and its memory is released with it. A thread does not do, since V8 ends the whole
 * process when a thread is terminated inside WebAssembly. Rejects if the process dies or takes longer than `timeoutMs`.
 */
export const validateXml = (task: ValidationTask, timeoutMs = TIMEOUT_MS): Promise<ValidationReply> =>
  processes.run(1, () => validateInProcess(task, timeoutMs))

function validateInProcess(task: ValidationTask, timeoutMs: number): Promise<ValidationReply> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('./validation-process.ts', import.meta.url)), {
      // Without environment, so that it has no credentials.
      env: {},
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error(`The validation took longer than ${timeoutMs} ms.`))
    }, timeoutMs)
    child.once('message', reply => resolve(reply as ValidationReply))
    child.once('error', reject)
    child.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('The validation ended without a result.'))
    })
    child.send(task, error => {
      if (error) reject(error)
    })
  })
}
