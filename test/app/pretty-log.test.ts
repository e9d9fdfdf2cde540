import { stripVTControlCharacters } from 'node:util'
import { expect, test } from '@jest/globals'
import { createLog } from '#app/log.ts'
import { readConfig } from '#app/config/config.ts'
import { prettyLine } from '#app/observe/pretty-line.ts'

function shown(fields: Record<string, unknown>, message: string): string {
  let text = ''
  createLog('trace', {
    write: line => {
      text += prettyLine(line)
    },
  })(fields, message)
  return stripVTControlCharacters(text)
}

test('a pretty line has the time, the level, the message and the fields', () => {
  expect(
    shown({ requestId: 'r-1', status: 200, path: ['a', 0], reason: 'two words' }, 'something happened'),
  ).toMatch(
    /^\d\d:\d\d:\d\d\.\d{3} INFO  something happened requestId=r-1 status=200 path=\["a",0\] reason="two words"\n$/,
  )
})

test('an error is printed below its line with its stack and its cause', () => {
  const lines = shown(
    {
      error: Object.assign(new Error('outer', { cause: new Error('inner') }), { code: '40001' }),
      requestId: 'r-1',
    },
    'a request failed',
  ).split('\n')

  expect(lines[0]).toMatch(/ ERROR a request failed requestId=r-1$/)
  expect(lines[1]).toBe('    Error: outer')
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^ {4} +at /),
      '    code=40001',
      '    caused by',
      '    Error: inner',
    ]),
  )
})

test('secrets stay hidden, and control characters are removed', () => {
  const text = shown(
    { password: 'marker', requestId: '\u001b[2J', at: 'key svc_sandbox_whatever' },
    'called \u001b[31m +2348031234567\r\nagain',
  )

  expect(text).not.toMatch(/marker|svc_sandbox|8031234567/)
  expect(text.split('\n')).toHaveLength(2)
  const line = prettyLine(JSON.stringify({ msg: '\u001b[2J\u009b2J', a: '\u009b2J' }))
  // eslint-disable-next-line no-control-regex -- this is what must not be there.
  expect(line).not.toMatch(/\u001b\[2J|\u009b/)
})

test('text that is not a log line stays unchanged', () => {
  expect(prettyLine('not JSON\n')).toBe('not JSON\n')
})

test.each([
  ['pretty', true],
  ['json', false],
] as const)('LOG_FORMAT=%s selects the format', (format, isPretty) => {
  expect(readConfig({ LOG_FORMAT: format }).isLogPretty).toBe(isPretty)
})

test('without a setting the format depends on the terminal, and an unknown format is refused', () => {
  const { isTTY } = process.stderr
  const formatOn = (terminal: boolean): boolean => {
    process.stderr.isTTY = terminal
    return readConfig({}).isLogPretty
  }

  try {
    expect([formatOn(true), formatOn(false)]).toEqual([true, false])
  } finally {
    process.stderr.isTTY = isTTY
  }
  expect(() => readConfig({ LOG_FORMAT: 'xml' })).toThrow('LOG_FORMAT must be pretty or json.')
})
