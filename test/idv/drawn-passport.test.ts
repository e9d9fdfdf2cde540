import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { idvClient, picture } from './support.ts'

const folder = process.env['WATCHLIST_TEST_DATA']

/** Without the folder of specimens there is nothing to read. */
const withSpecimens = folder === undefined ? test.skip : test

withSpecimens(
  'a drawn passport is read whole, screened and approved, and a wrong digit is reviewed',
  async () => {
    const { call, open, upload } = await idvClient()
    const verify = async (file: string) => {
      const { id } = await open()
      const front = await upload(id, {
        type: 'document_front',
        file: readFileSync(join(folder!, 'idv', file)),
      })
      await upload(id, { type: 'selfie', file: await picture() })
      return { front: front.body, done: (await call('POST', `/verifications/${id}/complete`)).body }
    }

    const right = await verify('passport_1.png')
    const wrong = await verify('passport_wrong_digit.png')

    expect(right.front.document).toMatchObject({
      documentNumber: 'KX4410297',
      surname: 'KESTERMANN',
      givenNames: 'JONAS PAUL',
      birthDate: '1979-11-23',
      mrz: { format: 'TD3', valid: true },
    })
    expect(right.done).toMatchObject({ status: 'verified', decisionReason: 'score_above_threshold' })
    expect(wrong.done).toMatchObject({ status: 'in_review', decisionReason: 'mrz_invalid' })
  },
)
