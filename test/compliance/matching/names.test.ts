import { expect, test } from '@jest/globals'
import { compare, score } from './compare-names.ts'

test.each([
  ['Tomasin Quellwarden', 'Tomassin Quelwarden'],
  ['Tomasin Quellwarden', 'QUELLWARDEN, Tomasin'],
  ['TomasinQuellwarden', 'Tomasin Quellwarden'],
  ['T. Quellwarden', 'Tomasin Quellwarden'],
  ['Dr. Tomasin Quellwarden', 'Tomasin Quellwarden'],
  ['Tomasin Quellwarden', 'Tomasin Aurelio Quellwarden'],
  ['Bill Quellwarden', 'William Quellwarden'],
  ['Muhammad Zarqabi', 'Mohamed Zarqabi'],
  ['Abd al-Karim Zarqabi', 'Abdulkarim Zarqabi'],
  ['Sergej Wolkonitsky', 'Sergey Volkonitskiy'],
  ['van der Quell Jan', 'Jan Vanderquell'],
])('"%s" may be "%s"', (one, other) => {
  expect(score(one, other)).toBeGreaterThanOrEqual(70)
})

test.each([
  ['Tomasin Quellwarden', 'Tomasin Brackenfell'],
  ['Tomasin Quellwarden', 'Octavian Quellwarden'],
  ['Tomasin Aurelio Quellwarden', 'Tomasin Berengar Quellwarden'],
  ['Tomasin A. Quellwarden', 'Tomasin B. Quellwarden'],
  ['Sergey Ivanovich Volkonitsky', 'Sergey Petrovich Volkonitsky'],
  ['Tomasin', 'Tomasin Aurelio Quellwarden'],
  ['Quellwarden Bush', 'Ushabb'],
])('"%s" is not "%s"', (one, other) => {
  expect(score(one, other)).toBeLessThan(70)
})

test.each([
  ['محمد كريم', 'Muhammad Karim'],
  ['Андрей Волконицкий', 'Andrey Volkonitsky'],
  ['Νικόλαος Δημητρίου', 'Nikolaos Dimitriou'],
  ['ნიკა ბარათელი', 'Nika Barateli'],
  ['Արամ Սարյան', 'Aram Saryan'],
  ['דוד בן יוסף', 'David Ben Yosef'],
  ['राजेश कुमार', 'Rajesh Kumar'],
  ['สมชาย', 'Somchai'],
  ['김민수', 'Kim Min Su'],
  ['王小明', 'Wang Xiaoming'],
  ['田中太郎', 'Tanaka Taro'],
  ['タナカ・ハナコ', 'Tanaka Hanako'],
])('%s is read as %s', (original, latin) => {
  expect(score(original, latin)).toBeGreaterThanOrEqual(70)
})

test.each([
  ['Jürgen Müßquell', 'Juergen Muessquell'],
  ['Jürgen Müßquell', 'Jurgen Mussquell'],
  ['Søren Åquist', 'Soeren Aaquist'],
  ['張麗華', '张丽华'],
  ['渡邊健', '渡辺健'],
])('"%s" and "%s" are one name in two spellings', (one, other) => {
  expect(score(one, other)).toBeGreaterThanOrEqual(98)
  expect(score(other, one)).toBeGreaterThanOrEqual(98)
})

test.each([
  'T o m a s i n  Q u e l l w a r d e n',
  'T.o.m.a.s.i.n Q.u.e.l.l.w.a.r.d.e.n',
  'T-o-m-a-s-i-n Q-u-e-l-l-w-a-r-d-e-n',
  'T0m4sin Qu3llw4rd3n',
  'Tom@$in Quellwarden',
  'Tomasin Quellwarden '.repeat(10),
  'To\u200bma\u200dsin Quell\u2060warden',
  '\u202eTomasin Quellwarden\u202c',
  'Tоmаsin Quellwаrden',
  'Ｔｏｍａｓｉｎ Ｑｕｅｌｌｗａｒｄｅｎ',
  '𝐓𝐨𝐦𝐚𝐬𝐢𝐧 𝐐𝐮𝐞𝐥𝐥𝐰𝐚𝐫𝐝𝐞𝐧',
  `T${'\u0301'.repeat(60)}omasin Quellwarden`,
])('an obfuscated name is found: %j', hidden => {
  expect(score(hidden, 'Tomasin Quellwarden')).toBeGreaterThanOrEqual(85)
})

test('a name keeps initials, numbers and repeated words', () => {
  expect(score('A. B. C. Quellwarden', 'A. B. C. Quellwarden')).toBe(100)
  expect(score('Quell Quell', 'Quell Quell Bracken')).toBeGreaterThanOrEqual(70)
  expect(score('4Quell', 'AQuell', 'ORGANIZATION')).toBeLessThan(100)
})

test.each([
  ['Quellwarden Limited', 'Quellwarden Ltd.'],
  ['OAO Volkonit', 'Open Joint Stock Company Volkonit'],
  ['The Quellwarden Group', 'Quellwarden Group Co Ltd'],
  ['Brigade Forty-Four Quell', 'Brigade 44 Quell'],
  ['Q.W.F. Aviation', 'QWF Aviation'],
])('organisation "%s" may be "%s"', (one, other) => {
  expect(score(one, other, 'ORGANIZATION')).toBeGreaterThanOrEqual(70)
})

test.each([
  ['QUELLTECH CORP', '11420 CORP.'],
  ['Quell Trading II (Sweden) AB', 'Quell Trading II (Finland) AB'],
  ['The Quellman Foundation', 'The Brackman Foundation'],
])('organisation "%s" is not "%s"', (one, other) => {
  expect(score(one, other, 'ORGANIZATION')).toBeLessThan(70)
})

test('a number distinguishes vessels with the same name', () => {
  expect(score('Quell Star 5', 'Quell Star 6', 'VESSEL')).toBeLessThan(70)
  expect(score('MV Quell Star 5', 'Quell Star 5', 'VESSEL')).toBeGreaterThan(95)
})

test('a score decreases with every missing letter', () => {
  const [same, one, more] = [
    score('Tomasin Quellwarden', 'Tomasin Quellwarden'),
    score('Tomasin Quellwardn', 'Tomasin Quellwarden'),
    score('Tomasn Quellwardn', 'Tomasin Quellwarden'),
  ]

  expect(same).toBe(100)
  expect(one).toBeLessThan(same)
  expect(more).toBeLessThan(one)
})

test('an alignment shows which words correspond, and which have no counterpart', () => {
  const { nameAlignment } = compare('Bill Q. Quellwardn', 'William Quellwarden')

  expect(
    nameAlignment.map(({ queryTokens, listTokens, how }) => [queryTokens.join(), listTokens.join(), how]),
  ).toEqual(
    expect.arrayContaining([
      ['Bill', 'William', 'NICKNAME'],
      ['Quellwardn', 'Quellwarden', 'TYPO'],
      ['Q', '', 'MISSING'],
    ]),
  )
})

test.each([
  ['王小明', 'Wang Xiaoming', ['王小明']],
  ['김민수', 'Kim Minsu', ['김민수']],
  ['Quel Warden', 'Quelwarden', ['Quel Warden']],
  ['Quel Quel', 'Quelquel', ['Quel Quel']],
])('several words read as one are shown as written: %s as %s', (one, other, written) => {
  expect(compare(one, other).nameAlignment.at(-1)!.queryTokens).toEqual(written)
  expect(
    compare(other, one).nameAlignment.find(({ listTokens }) => listTokens[0] === written[0]),
  ).toBeDefined()
})

test('a word of which several syllables have no counterpart is named once', () => {
  expect(compare('王小明', 'Wang').evidence[0]!.text).toBe('No counterpart for "王小明".')
})
