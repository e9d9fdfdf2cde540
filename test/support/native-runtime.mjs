import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import Runtime from 'jest-runtime'

const TESTS = new URL('../', import.meta.url).href
const GLOBALS = new URL('./jest-globals.mjs', import.meta.url).href
/** Deep enough to reach the line of the test. */
const STACK_CALLS = 30
let files = 0

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === '@jest/globals') return { url: `${GLOBALS}?file=${files}`, format: 'module', shortCircuit: true }
    const found = next(specifier, context)
    // What belongs to the tests is made anew for each file, and what they test is loaded once in each process.
    return found.url.startsWith(TESTS) && !found.url.includes('?') ? { ...found, url: `${found.url}?file=${files}` } : found
  },
})

/**
 * Jest's runtime, save that test files are loaded by Node itself, as the program is: Jest's own way loads and compiles
 * all of the program and its packages again for every file, which took longer than most tests do.
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
    // Jest has every stack of a hundred calls looked up in source maps. Node's own stacks name the right lines, since it removes types in place.
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
