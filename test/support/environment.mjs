import vm from 'node:vm'
import { TestEnvironment } from 'jest-environment-node'

/**
 * Jest's own environment of Node for tests that Node itself loads: `expect` knows the program's String and Error for what
 * they are, and no mention of a global goes through an interceptor, which made up a good part of the time that tests took.
 */
export default function PlainEnvironment(config, context) {
  const { createContext } = vm
  vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY)
  try {
    const environment = new TestEnvironment(config, context)
    for (const [name, { value, writable }] of Object.entries(Object.getOwnPropertyDescriptors(globalThis))) {
      if (writable && typeof value === 'function' && /^[A-Z]/.test(name)) environment.global[name] = value
    }
    return environment
  } finally {
    vm.createContext = createContext
  }
}
