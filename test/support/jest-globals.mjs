// Replaces '@jest/globals' in files that Node loads.
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } =
  globalThis[Symbol.for('fiducia.jest')]
