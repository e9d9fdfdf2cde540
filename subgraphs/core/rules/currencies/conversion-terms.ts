import type { Conversion, ConversionRateType } from './conversion.ts'
import type { Ratio } from './ratio.ts'

/** A fraction in JSON: numerator and denominator. */
type StoredRatio = readonly [numerator: string, denominator: string]

/**
 * What a cross-currency transfer converted, as stored in its metadata and in its quote. Amounts are minor units. The rates at MID let
 * the integrity report value the parts of the transfer again.
 */
export interface ConversionTerms {
  readonly sourceCurrency: string
  readonly targetCurrency: string
  readonly ownCurrency: string
  readonly corridorId: string
  readonly exchangeRate: string
  readonly rateType: ConversionRateType
  readonly convertedMinor: string
  readonly sourceValueMinor: string
  readonly targetValueMinor: string
  readonly incomeMinor: string
  readonly sourceMid: StoredRatio | null
  readonly targetMid: StoredRatio | null
}

export const conversionTerms = (
  conversion: Conversion,
  names: Pick<ConversionTerms, 'sourceCurrency' | 'targetCurrency' | 'ownCurrency' | 'corridorId'>,
): ConversionTerms => ({
  ...names,
  exchangeRate: conversion.exchangeRate,
  rateType: conversion.rateType,
  convertedMinor: String(conversion.convertedMinor),
  sourceValueMinor: String(conversion.sourceValueMinor),
  targetValueMinor: String(conversion.targetValueMinor),
  incomeMinor: String(conversion.incomeMinor),
  sourceMid: stored(conversion.sourceMid),
  targetMid: stored(conversion.targetMid),
})

const stored = (fraction: Ratio | null): StoredRatio | null =>
  fraction && [String(fraction.numerator), String(fraction.denominator)]
