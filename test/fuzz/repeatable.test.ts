import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { allSubjects } from '#tools/fuzz/campaign.ts'
import { curlOf, fuzz } from '#tools/fuzz/run.ts'
import type { Scene, Subject } from '#tools/fuzz/subjects.ts'

const scene = {} as Scene
const exchange = {
  method: 'POST',
  url: '/x',
  headers: { 'content-type': 'application/json' },
  payload: '{"a":"it\'s"}',
}

/** A subject that records its cases and reports a violation for some of them. */
function recording<Case>(
  cases: fc.Arbitrary<Case>,
  isWrong: (each: Case) => boolean,
): { subject: Subject; seen: Case[] } {
  const seen: Case[] = []
  const subject: Subject<Case> = {
    name: 'a subject',
    cases,
    edges: [],
    open: () => async each => {
      seen.push(each)
      return {
        exchange,
        response: undefined,
        isSuccess: true,
        violation: isWrong(each) ? `wrong: ${String(each)}` : undefined,
      }
    },
  }
  return { subject: subject as Subject, seen }
}

test('the same seed gives the same requests, and another seed gives others', async () => {
  const [{ cases }] = allSubjects().filter(({ name }) => name === 'remittance POST /recipients') as [Subject]
  const created = async (seed: number): Promise<unknown[]> => {
    const { subject, seen } = recording(cases, () => false)
    await fuzz([subject], () => scene, { seed, runs: 50 })
    return seen
  }

  expect(await created(7)).toEqual(await created(7))
  expect(await created(7)).not.toEqual(await created(8))
})

test('a finding is shrunk, printed as a shell command, and reproduced by its path alone', async () => {
  const { subject } = recording(fc.nat({ max: 1_000_000 }), each => each > 1_000)
  const {
    findings: [finding],
  } = await fuzz([subject], () => scene, { seed: 1, runs: 50 })
  const [, seed, path] = /--seed (\d+) --run (\S+)/.exec(finding!.again)!

  const again = recording(fc.nat({ max: 1_000_000 }), each => each > 1_000)
  const {
    findings: [repeated],
  } = await fuzz([again.subject], () => scene, { seed: Number(seed), runs: 50, path: path! })

  expect(finding!.violation).toBe('wrong: 1001')
  expect(finding!.curl).toBe(
    `curl -sg -X POST $'http://127.0.0.1:4000/x' -H $'content-type: application/json' --data-binary $'{"a":"it\\'s"}'`,
  )
  expect([again.seen[0], repeated!.violation]).toEqual([1_001, 'wrong: 1001'])
})

test('special characters are escaped for the shell', () => {
  expect(curlOf({ method: 'GET', url: '/a\\b\n', headers: {} })).toBe(
    `curl -sg -X GET $'http://127.0.0.1:4000/a\\\\b\\u000a'`,
  )
})

test('every operation of every interface and every public field is covered', () => {
  const names = allSubjects().map(({ name }) => name)

  expect(new Set(names).size).toBe(names.length)
  expect(names.filter(name => name.startsWith('query ')).length).toBeGreaterThan(20)
  expect(names.filter(name => name.startsWith('mutation ')).length).toBeGreaterThan(30)
  expect(names.filter(name => name.startsWith('remittance ')).length).toBeGreaterThan(30)
})
