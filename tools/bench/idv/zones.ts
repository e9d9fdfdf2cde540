import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseZone } from '#idv/mrz/parse-zone.ts'
import type { CheckedField, ZoneFields } from '#idv/mrz/zone.ts'
import { generatedZone, misread } from './generated-zones.ts'

const CONTEXT = { today: '2026-11-28', isSandbox: true }
const BATCH = 500

interface LabelledZone {
  readonly lines: readonly string[]
  readonly format: string
  readonly check_digits_731: Readonly<Record<string, boolean>>
  readonly all_check_digits_ok: boolean | null
}

export interface LabelledFigures {
  readonly zones: number
  readonly fields: number
  readonly right: number
}

export interface RepairFigures {
  readonly misread: number
  /** Misread zones whose error an alphabet or exactly one exchange proves. */
  readonly provable: number
  readonly repaired: number
  readonly repairedOfProvable: number
  readonly repairedWrongly: number
}

const FIELD_OF_LABEL: Readonly<Record<string, CheckedField>> = {
  documentNumber: 'documentNumber',
  birthDate: 'birthDate',
  expiry: 'expiryDate',
  personalNumber: 'optionalData',
  composite: 'composite',
}

/** Compares the format, each check digit and the validity of the labelled zones in a folder of test data. */
export function measureLabelled(folder: string): LabelledFigures {
  const file = readFileSync(join(folder, 'mrz/mrz_specimens_a.json'), 'utf8')
  const zones = JSON.parse(file) as LabelledZone[]
  const results = zones.flatMap(labelledResults)
  return { zones: zones.length, fields: results.length, right: results.filter(isRight => isRight).length }
}

function labelledResults(label: LabelledZone): boolean[] {
  const { format, valid, checkDigits } = parseZone(label.lines, CONTEXT)
  return [
    format === formatOfLabel(label),
    ...Object.entries(label.check_digits_731).map(
      ([name, isValid]) => checkDigits.find(({ field }) => field === FIELD_OF_LABEL[name])?.valid === isValid,
    ),
    ...(label.all_check_digits_ok === null ? [] : [valid === label.all_check_digits_ok]),
  ]
}

/** The labels call national formats by their layout, or other. */
function formatOfLabel({ format, lines }: LabelledZone): string {
  if (format.startsWith('FR-ID')) return 'FR-ID'
  if (format === 'OTHER') return lines.length === 3 ? 'CH-DL' : 'unknown'
  return format
}

/** Exchanges one look-alike in each of many generated zones and counts the repairs. */
export function measureRepair(count: number): RepairFigures {
  const figures = { misread: 0, provable: 0, repaired: 0, repairedOfProvable: 0, repairedWrongly: 0 }
  for (let seed = 0; seed < count; seed++) {
    const zone = generatedZone(seed)
    const error = misread(zone, seed)
    if (!error) continue
    const parsed = parseZone(error.lines, CONTEXT)
    const isRepaired = areEqualFields(parsed.fields, parseZone(zone.lines, CONTEXT).fields) && parsed.valid
    figures.misread++
    if (error.isProvable) figures.provable++
    if (isRepaired) figures.repaired++
    if (isRepaired && error.isProvable) figures.repairedOfProvable++
    if (!isRepaired && parsed.repairs.length > 0) figures.repairedWrongly++
  }
  return figures
}

const areEqualFields = (one: ZoneFields, other: ZoneFields): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Milliseconds for 500 zones, half of them with an error. */
export function measureSpeed(): number {
  const zones = Array.from({ length: BATCH }, (_, seed) => {
    const zone = generatedZone(seed)
    return (seed % 2 === 0 && misread(zone, seed)?.lines) || zone.lines
  })
  const began = performance.now()
  for (const lines of zones) parseZone(lines, CONTEXT)
  return performance.now() - began
}
