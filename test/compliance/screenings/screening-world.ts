import { beforeEach } from '@jest/globals'
import { screeningFixture, type ScreeningFixture } from '../screening-fixture.ts'

/** A new world for each test of the file that imports it, with every list available. */
export let at: ScreeningFixture
beforeEach(async () => {
  at = await screeningFixture()
  at.lists.broken = undefined
  at.lists.missing.clear()
})
