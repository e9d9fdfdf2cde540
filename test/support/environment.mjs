import { flushCompileCache } from 'node:module'
import vm from 'node:vm'
import { TestEnvironment } from 'jest-environment-node'
import { processorSeconds, recordFile } from './processor-time.mjs'

let isFirst = true

/** Records the processor time of its test file. */
class MeasuredEnvironment extends TestEnvironment {
  #path
  #startedAt = processorSeconds()

  constructor(config, context) {
    super(config, context)
    this.#path = context.testPath
  }

  async teardown() {
    await super.teardown()
    recordFile(this.#path, processorSeconds() - this.#startedAt)
    // Jest ends its processes in a way that does not store what they have compiled.
    if (isFirst) flushCompileCache()
    isFirst = false
  }
}

/**
 * Jest's Node environment for tests that Node itself loads. `expect` recognises the program's String and
 * Error, and access to globals bypasses the interceptor, which took a large part of the time of the tests.
 */
export default function PlainEnvironment(config, context) {
  const { createContext } = vm
  vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY)
  try {
    const environment = new MeasuredEnvironment(config, context)
    for (const [name, { value, writable }] of Object.entries(Object.getOwnPropertyDescriptors(globalThis))) {
      if (writable && typeof value === 'function' && /^[A-Z]/.test(name)) environment.global[name] = value
    }
    return environment
  } finally {
    vm.createContext = createContext
  }
}
