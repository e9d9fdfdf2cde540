import { expect, test } from '@jest/globals'
import { elementsAt, attribute, first, textOf, xmlRecords } from '#compliance/watchlists/xml.ts'
import { collected, file } from './support.ts'

const SHAPE = { root: 'list', records: ['people/person'] }
const recordsOf = (content: string | Uint8Array, chunk?: number) =>
  collected(xmlRecords(file('list.xml', content, chunk), SHAPE))
const isRefused = (content: string | Uint8Array, message: RegExp) =>
  expect(recordsOf(content)).rejects.toMatchObject({
    code: 'MALFORMED_LIST',
    message: expect.stringMatching(message),
  })
const list = (inside: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><list><people>${inside}</people></list>`

test('records are read completely, with any namespace prefix and in chunks of any size', async () => {
  const content =
    '<x:list xmlns:x="urn:x"><x:people><x:person x:id="7"><name>Ann &amp; <![CDATA[<Bo>]]></name><name/><at><place> Ö </place></at></x:person><person id="8"/></x:people></x:list>'

  for (const chunk of [1, 3, 7, 4096]) {
    const [one, other] = await recordsOf(content, chunk)

    expect([attribute(one, 'id'), attribute(other, 'id')]).toEqual(['7', '8'])
    expect([
      textOf(one, 'name'),
      textOf(one, 'at/place'),
      textOf(one, 'none'),
      elementsAt(one, 'name').length,
      first(one, 'at/place')?.text,
    ]).toEqual(['Ann & <Bo>', 'Ö', undefined, 2, ' Ö '])
  }
})

test('only elements at the path of records are records', async () => {
  const content =
    '<list><history><person id="1"/></history><people><person id="2"><person id="3"/></person></people></list>'

  expect((await recordsOf(content)).map(found => found.attributes.id)).toEqual(['2'])
})

test('the encoding is the one that the file declares', async () => {
  const text =
    '<?xml version="1.0" encoding="windows-1252"?><list><people><person><name>Núñez</name></person></people></list>'

  expect(textOf((await recordsOf(Buffer.from(text, 'latin1')))[0], 'name')).toBe('Núñez')
  expect(
    textOf(
      (
        await recordsOf(
          Buffer.from(
            `\ufeff${list('<person><name>Ё</name></person>')}`.replace('utf-8', 'utf-16'),
            'utf16le',
          ),
        )
      )[0],
      'name',
    ),
  ).toBe('Ё')
  await isRefused(Buffer.from(text.replace('windows-1252', 'utf-8'), 'latin1'), /not utf-8/)
  await isRefused(text.replace('windows-1252', 'klingon'), /unknown encoding klingon/)
})

test('a document type is rejected, and with it all entities', async () => {
  await isRefused(
    '<!DOCTYPE list [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><list><people><person><name>&b;</name></person></people></list>',
    /document type/,
  )
  await isRefused('<!DOCTYPE list SYSTEM "file:///etc/passwd"><list/>', /document type/)
  await isRefused(list('<person><name>&unknown;</name></person>'), /not well-formed XML/)
})

test('a wrong root, no root and an empty file are malformed', async () => {
  await isRefused('<html><body/></html>', /begins with <html> where <list> was expected/)
  await isRefused('just text', /not well-formed XML/)
  await isRefused('', /is empty/)
})

test('elements that are too deep, too long or have too many attributes are malformed', async () => {
  await isRefused(list(`<person>${'<a>'.repeat(80)}${'</a>'.repeat(80)}</person>`), /64 deep/)
  await isRefused(
    list(`<person ${Array.from({ length: 300 }, (_, n) => `a${n}=""`).join(' ')}/>`),
    /256 attributes/,
  )
  await isRefused(
    list(`<person><name>${'x'.repeat(3 * 1024 ** 2)}</name></person>`),
    /more than 2097152 characters/,
  )
  await isRefused(list(`<person ${'x'.repeat(3 * 1024 ** 2)}`), /more than 2097152 characters/)
  await isRefused(list(`<!-- ${'x'.repeat(3 * 1024 ** 2)}`), /more than 2097152 characters/)
  await isRefused(list(`<person>${'<a/>'.repeat(200_001)}</person>`), /200000 elements/)
  await isRefused(
    list(`<person>${`<a b="${'x'.repeat(1024 ** 2)}"/>`.repeat(33)}</person>`),
    /more than 33554432 characters/,
  )
})

test('a file truncated anywhere is malformed', async () => {
  const content = list('<person id="1"><name>One</name></person><person id="2"><name>Two</name></person>')

  for (let end = 0; end < content.length; end++)
    await expect(recordsOf(content.slice(0, end))).rejects.toMatchObject({ code: 'MALFORMED_LIST' })
})

test('a changed byte gives entries or a malformed file, never another error', async () => {
  const content = Buffer.from(
    list('<person id="1"><name>One &amp; two</name><!-- none --></person><person id="2"/>'),
  )

  for (let at = 0; at < content.length; at++) {
    for (const byte of [0, 0x3c, 0x3e, 0x26, 0x22, 0xff]) {
      const changed = Buffer.from(content)
      changed[at] = byte
      await recordsOf(changed).catch((error: unknown) =>
        expect(error).toMatchObject({ code: 'MALFORMED_LIST' }),
      )
    }
  }
})
