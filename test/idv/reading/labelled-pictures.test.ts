import { expect, jest, test } from '@jest/globals'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureDrawn, measureSpecimens } from '#tools/bench/idv/pictures.ts'
import { photograph } from './photograph.ts'
import { read } from './reading-support.ts'

const folder = process.env['WATCHLIST_TEST_DATA']
/** Pictures of documents are not part of the project; WATCHLIST_TEST_DATA names their folder. */
const onPictures = folder === undefined || !existsSync(join(folder, 'idv')) ? test.skip : test

jest.setTimeout(240_000)

onPictures('all drawn documents are read whole', async () => {
  const { documents, wrong } = await measureDrawn(folder!, read)

  expect(wrong).toEqual([])
  expect(documents).toBe(12)
})

onPictures('the check digits of at least 12 of 18 small specimen pictures are right', async () => {
  const { pictures, right } = await measureSpecimens(folder!, read)

  expect(pictures).toBe(18)
  expect(right).toBeGreaterThanOrEqual(12)
})

onPictures('the bar code of a photographed licence is read', async () => {
  const picture = await photograph(readFileSync(join(folder!, 'idv/us_drivers_license_back.png')) as Buffer)

  expect(await read(picture, { type: 'us_drivers_license', side: 'back' })).toMatchObject({
    barcode: { surname: 'WHITFIELD', givenNames: 'AMY ROSE', birthDate: '1988-09-30' },
    confidence: 100,
  })
})
