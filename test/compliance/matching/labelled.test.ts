import { expect, test } from '@jest/globals'
import { namePairs, originalScripts, wholeRecords } from '../../../tools/bench/matching/labelled.ts'

const folder = process.env['WATCHLIST_TEST_DATA']
/** Labelled names are no part of the project: WATCHLIST_TEST_DATA names the folder where they are. */
const onLabelled = folder === undefined ? test.skip : test

onLabelled('name pairs are told right as often as promised', () => {
  expect(Number(/F1 ([\d.]+)/.exec(namePairs(folder!).all)![1])).toBeGreaterThanOrEqual(0.86)
})

onLabelled('whole records are told right as often as promised', () => {
  expect(Number(wholeRecords(folder!).all)).toBeGreaterThanOrEqual(0.93)
})

onLabelled('names in their own script are found from the Latin name as often as promised', () => {
  expect(Number(originalScripts(folder!).all)).toBeGreaterThanOrEqual(0.8)
})
