import { jest } from '@jest/globals'

// Seven processes start before the first test of a file.
jest.setTimeout(120_000)
