import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { helpFor, nearest, unknownCommand } from '#app/admin/help.ts'
import { adminCommands } from '#app/admin/commands.ts'
import { distanceOf } from '#app/config/nearest.ts'
import { momentOf, tableOf } from '#app/admin/command.ts'
import { sizeOf } from '#app/admin/progress.ts'

test('every command has help with its usage, description, options, examples and exit codes', () => {
  for (const command of adminCommands) {
    const help = helpFor(command, command.name.split(' '))

    expect(help.startsWith(`Usage: npm run admin -- ${command.name}`)).toBe(true)
    expect(help).toContain(command.description)
    expect(help).toContain('Exit codes: 0 success, 1 failure')
    for (const option of Object.keys(command.options ?? {})) expect(help).toContain(`--${option}`)
    expect([
      command.name,
      command.examples.length > 0,
      command.examples.every(example => example.startsWith(command.name)),
    ]).toEqual([command.name, true, true])
    expect(command.description).toMatch(/\.$/)
  }
})

test('help for a command group shows only its commands, and other help shows all of them', () => {
  expect(helpFor(undefined, ['tenant', '--help']).match(/^ {2}\w/gm)).toHaveLength(
    adminCommands.filter(({ name }) => name.startsWith('tenant ')).length,
  )
  expect(helpFor(undefined, ['--help']).match(/^ {2}\w/gm)).toHaveLength(adminCommands.length)
})

test('no command hides another whose name begins with it', () => {
  const hidden = adminCommands.filter(({ name }, index) =>
    adminCommands.slice(0, index).some(earlier => name.startsWith(`${earlier.name} `)),
  )

  expect(hidden).toEqual([])
})

test.each([
  [['tenat', 'list'], 'tenant list'],
  [['tenant', 'lsit'], 'tenant list'],
  [['bakcup', 'x'], 'backup'],
  [['signing-key', 'rotat'], 'signing-key rotate'],
  [['restor'], 'restore'],
  [['key', 'revok', 'acme'], 'key revoke'],
  [['completely-else'], undefined],
  [[], undefined],
] as const)('%j is corrected to %s', (words, meant) => {
  expect(nearest(words)).toBe(meant)
})

test.each([
  [['bakcup', 'file'], 'There is no command "bakcup". Did you mean "backup"?'],
  [['tenant', 'lsit'], 'There is no command "tenant lsit". Did you mean "tenant list"?'],
  [['tenant', 'liquidation', 'x'], 'There is no command "tenant liquidation".'],
  [['completely-else', 'x'], 'There is no command "completely-else".'],
  [['--json'], undefined],
  [[], undefined],
] as const)('the message for %j repeats what was typed', (words, sentence) => {
  expect(unknownCommand(words)).toBe(sentence)
})

test('the edit distance is a metric', () => {
  const word = fc.string({ maxLength: 8 })

  fc.assert(
    fc.property(word, word, word, (a, b, c) => {
      expect(distanceOf(a, a)).toBe(0)
      expect(distanceOf(a, b)).toBe(distanceOf(b, a))
      expect(distanceOf(a, c)).toBeLessThanOrEqual(distanceOf(a, b) + distanceOf(b, c))
    }),
  )
})

test('control characters in names are not printed to a terminal', () => {
  expect(tableOf(['NAME'], [['\u001b[31mred'], [null]], 'none')).toBe('NAME\n\ufffd[31mred\n-')
})

test('sizes are printed in readable units, and only valid days and timestamps are accepted', () => {
  expect([0, 1023, 1536, 5_000_000, 3e12].map(sizeOf)).toEqual([
    '0 B',
    '1023 B',
    '1.5 KB',
    '4.8 MB',
    '2.7 TB',
  ])
  expect(momentOf('2026-11-22', 'since')).toEqual(new Date('2026-11-22T00:00:00Z'))
  for (const wrong of ['yesterday', '22.11.2026', '2026-13-01', '2026-02-30', '2026-11-31T10:00:00Z', ''])
    expect(() => momentOf(wrong, 'since')).toThrow('--since must be a day or timestamp')
})
