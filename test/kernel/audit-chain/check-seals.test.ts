import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Seal } from '#kernel/audit-chain/check-seals.ts'
import type { AuditRow } from '#kernel/audit-chain/record.ts'
import { chainOf, auditRow, errorsIn } from './chains.ts'

const seals = chainOf(Array.from({ length: 12 }, (_, index) => auditRow(index)))
const head = seals.at(-1)!
const index = fc.integer({ min: 0, max: seals.length - 1 })

const changedAt = (at: number, change: (seal: Seal) => Partial<Seal>): Seal[] =>
  seals.map((seal, position) => (position === at ? { ...seal, ...change(seal) } : seal))

const first = (chain: readonly Seal[]): unknown => {
  const [error] = errorsIn(chain, head)
  return [error?.kind, Number(error?.sequence)]
}

const otherValue = (name: keyof AuditRow, value: string | null): string | null =>
  name === 'data' ? '{"number": 99}' : value === null ? '' : `${value}0`

test('an unmodified chain has no errors', () => {
  expect(errorsIn(seals, head)).toEqual([])
})

test('any change of any column is one error, at the sequence of its row', () => {
  fc.assert(
    fc.property(
      index,
      fc.constantFrom(...(Object.keys(seals[0]!.row!) as (keyof AuditRow)[])),
      (at, name) => {
        const chain = changedAt(at, ({ row }) => ({ row: { ...row!, [name]: otherValue(name, row![name]) } }))

        expect(errorsIn(chain, head)).toMatchObject([{ kind: 'ROW_CHANGED', sequence: BigInt(at + 1) }])
      },
    ),
  )
})

test('a removed row is named, and so is a removed seal, also the last one', () => {
  fc.assert(
    fc.property(index, at => {
      expect(first(changedAt(at, () => ({ row: null })))).toEqual(['ROW_REMOVED', at + 1])
      expect(first(seals.toSpliced(at, 1))).toEqual(['SEAL_REMOVED', at + 1])
    }),
  )
})

test('an inserted row is named, whether it repeats a sequence or renumbers the rows after it', () => {
  fc.assert(
    fc.property(index, at => {
      const forged = chainOf([...seals.slice(0, at).map(({ row }) => row!), auditRow(500)]).at(-1)!
      const renumbered = seals.slice(at).map(seal => ({ ...seal, sequence: seal.sequence + 1n }))

      expect(first([...seals.slice(0, at + 1), forged, ...seals.slice(at + 1)])).toEqual([
        'ROW_INSERTED',
        at + 1,
      ])
      expect(first([...seals.slice(0, at), forged, ...renumbered])).toEqual(['SEAL_CHANGED', at + 2])
    }),
  )
})

test('two exchanged rows are both named as moved, with the sequence at which each is now', () => {
  fc.assert(
    fc.property(index, index, (a, b) => {
      fc.pre(a < b)
      const rows = seals.map(({ row }) => row!)
      const chain = seals.map((seal, at) => ({
        ...seal,
        row: at === a ? rows[b]! : at === b ? rows[a]! : rows[at]!,
      }))

      expect(errorsIn(chain, head)).toMatchObject([
        { kind: 'ROW_MOVED', sequence: BigInt(a + 1), message: expect.stringContaining(`sequence ${b + 1}`) },
        { kind: 'ROW_MOVED', sequence: BigInt(b + 1), message: expect.stringContaining(`sequence ${a + 1}`) },
      ])
    }),
  )
})

test('a changed hash of a seal is not blamed on its row', () => {
  const flip = (bytes: Buffer): Buffer => Buffer.from(bytes.map((byte, at) => (at === 3 ? byte ^ 1 : byte)))
  fc.assert(
    fc.property(fc.integer({ min: 0, max: seals.length - 2 }), at => {
      expect(
        errorsIn(
          changedAt(at, ({ hash }) => ({ hash: flip(hash) })),
          head,
        ),
      ).toMatchObject([{ kind: 'SEAL_CHANGED', sequence: BigInt(at + 1) }])
      expect(
        errorsIn(
          changedAt(at, each => ({ previousHash: flip(each.previousHash) })),
          head,
        ),
      ).toMatchObject([{ kind: 'SEAL_CHANGED', sequence: BigInt(at + 1) }])
    }),
  )
})

test('a chain that is shorter or longer than its head is an error', () => {
  expect(first(seals.slice(0, 9))).toEqual(['SEAL_REMOVED', 10])
  expect(errorsIn(seals, seals[8]!)).toMatchObject([{ kind: 'HEAD_MISMATCH', sequence: 12n }])
  expect(errorsIn([], head)).toMatchObject([{ kind: 'SEAL_REMOVED', sequence: 1n }])
})
