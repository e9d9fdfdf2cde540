import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { ONE_PROCESS_FILES, GROUPS } from './test/support/split/one-process.mjs'

// Every process of the run would otherwise strip the types of the program and compile it again.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache')
enableCompileCache()

const common = {
  testEnvironment: '<rootDir>/test/support/environment.mjs',
  roots: ['<rootDir>/test'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {},
  runtime: '<rootDir>/test/support/native-runtime.mjs',
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
}

export default {
  maxWorkers: 3,
  workerIdleMemoryLimit: '1500MB',
  testSequencer: '<rootDir>/test/support/sequencer.mjs',
  testTimeout: 30_000,
  reporters: ['default', '<rootDir>/test/support/file-times.mjs'],
  projects: [
    {
      ...common,
      displayName: 'one process',
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/split/'],
    },
    {
      ...common,
      displayName: 'split',
      testMatch: ['<rootDir>/test/e2e/*.test.ts', '<rootDir>/test/split/*.test.ts'],
      testPathIgnorePatterns: [...Object.keys(ONE_PROCESS_FILES), ...Object.values(GROUPS).flat()].map(
        name => `/test/e2e/${name}\\.test\\.ts$`,
      ),
      globals: { FIDUCIA_SPLIT: true },
      setupFilesAfterEnv: ['<rootDir>/test/support/split/patience.ts'],
    },
  ],
}
