import { jest } from '@jest/globals'

// Seven processes start before a file's first test.
jest.setTimeout(120_000)
