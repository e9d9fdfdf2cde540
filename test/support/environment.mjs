import vm from 'node:vm'
import { TestEnvironment } from 'jest-environment-node'

/**
 * Jest's own environment of Node in a context whose global object has no interceptors: in the usual kind every mention of
 * a global, of Map or JSON say, leaves compiled code, which made up a good part of the time that tests took.
 */
export default function PlainEnvironment(config, context) {
  const { createContext } = vm
  vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY)
  try {
    return new TestEnvironment(config, context)
  } finally {
    vm.createContext = createContext
  }
}
