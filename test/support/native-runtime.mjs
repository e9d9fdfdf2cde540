import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import Runtime from 'jest-runtime'

const TESTS = new URL('../', import.meta.url).href
const GLOBALS = new URL('./jest-globals.mjs', import.meta.url).href
/** Deep enough to include the line of the test. */
const STACK_CALLS = 30
let files = 0

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals')
      return { url: `${GLOBALS}?file=${files}`, format: 'module', shortCircuit: true }
    const found = next(specifier, context)
    // Test modules are loaded again for each file, modules of the program once for each process.
    return found.url.startsWith(TESTS) && !found.url.includes('?')
      ? { ...found, url: `${found.url}?file=${files}` }
      : found
  },
})

/**
 * A Jest runtime in which Node itself loads the test files. Jest's own loader loads and compiles the program
 * and its packages again for every file, which took longer than most tests.
 */
class NativeRuntime extends Runtime {
  #globals

  constructor(config, ...rest) {
    super(config, ...rest)
    this.#globals = config.globals
    files += 1
  }

  async unstable_importModule(path) {
    globalThis[Symbol.for('fiducia.jest')] = this.jestGlobals.cjsGlobals(path)
    Object.assign(globalThis, this.#globals)
    // Jest maps stacks of a hundred calls through source maps. Node's stacks have the right lines without,
    // because type stripping keeps them.
    Error.prepareStackTrace = undefined
    Error.stackTraceLimit = STACK_CALLS
    await import(pathToFileURL(path).href)
  }

  teardown() {
    for (const name of Object.keys(this.#globals)) delete globalThis[name]
    super.teardown()
  }
}

export { NativeRuntime as 'module.exports' }
