import { expect, test } from '@jest/globals'
import { caSemaXml, semaAliases } from '#compliance/watchlists/formats/ca-sema-xml.ts'
import { chSecoXml } from '#compliance/watchlists/formats/ch-seco-xml.ts'
import { birthsOf, cutAnywhere, entriesOf, file, namesOf, numbersOf, read } from './support.ts'

const record = (inside: string): string => `<record><Country>Russia / Russie</Country>${inside}</record>`
const CA = `<?xml version="1.0" encoding="UTF-8"?><data-set>${[
  record(
    '<LastName>ZORBLAX</LastName><GivenName>Quendrel Ovu</GivenName><Aliases>Kvendrel Z, Russian: Квендрел ЗОРБЛАКС; Arabic: زوربلاكس</Aliases><DateOfBirthOrShipBuildDate>21300</DateOfBirthOrShipBuildDate><Schedule>1, Part 1</Schedule><Item>103</Item><DateOfListing>2021-06-17</DateOfListing>',
  ),
  record(
    '<EntityOrShip>Morvath Trading</EntityOrShip><Aliases>Morvath, Ltd., MT "Global"</Aliases><Schedule>1, Part 2</Schedule><Item>7</Item>',
  ),
  record(
    '<EntityOrShip>Ostravelle</EntityOrShip><TitleOrShip>Tanker</TitleOrShip><DateOfBirthOrShipBuildDate>2004</DateOfBirthOrShipBuildDate><ShipIMONumber>9000001</ShipIMONumber>',
  ),
  record(
    '<LastName>ZORBLAX</LastName><GivenName>Quendrel Ovu</GivenName><Schedule>1, Part 1</Schedule><Item>104</Item>',
  ),
].join('')}</data-set>`

test('Canadian entries get ids from their names, and a regime is not a nationality', async () => {
  const entries = await entriesOf(caSemaXml, file('sema.xml', CA))
  const [person, company, ship, namesake] = entries

  expect(namesOf(person)).toEqual([
    'PRIMARY Quendrel Ovu ZORBLAX',
    'STRONG_ALIAS Kvendrel Z',
    'ORIGINAL_SCRIPT Квендрел ЗОРБЛАКС',
    'ORIGINAL_SCRIPT زوربلاكس',
  ])
  expect(person!.names.map(name => name.language)).toEqual([undefined, undefined, 'ru', 'ar'])
  expect(person).toMatchObject({
    type: 'INDIVIDUAL',
    nationalities: [],
    programs: ['Russia / Russie'],
    listedOn: '2021-06-17',
    remarks: 'Schedule 1, Part 1, item 103;',
  })
  expect([birthsOf(person), namesOf(company), company!.type]).toEqual([
    ['1958-04-25'],
    ['PRIMARY Morvath Trading', 'STRONG_ALIAS Morvath, Ltd.', 'STRONG_ALIAS MT "Global"'],
    'ORGANIZATION',
  ])
  expect([ship!.type, birthsOf(ship), numbersOf(ship)]).toEqual(['VESSEL', [], ['IMO 9000001']])
  expect(new Set(entries.map(entry => entry.id)).size).toBe(4)
  expect(namesake!.id).not.toBe(person!.id)
  expect(
    (await entriesOf(caSemaXml, file('sema.xml', CA.replace('<Item>103</Item>', '<Item>99</Item>'))))[0]!.id,
  ).toBe(person!.id)
})

test('aliases are split at commas, except before a legal form', () => {
  expect(semaAliases('One Co., Ltd., Two (a, b) / Three; a.k.a. Four').map(alias => alias.name)).toEqual([
    'One Co., Ltd.',
    'Two (a, b)',
    'Three',
    'Four',
  ])
})

const name = (attributes: string, parts: string): string => `<name ${attributes}>${parts}</name>`
const part = (type: string, value: string, variants = ''): string =>
  `<name-part order="1" name-part-type="${type}"><value>${value}</value>${variants}</name-part>`
const modification = (type: string, on: string, inside = ''): string =>
  `<modification modification-type="${type}" enactment-date="${on}" publication-date="${on}" effective-date="${on}">${inside}</modification>`

const CH = `<?xml version="1.0" encoding="UTF-8"?><swiss-sanctions-list list-type="whole-list" date="2026-08-27">
<sanctions-program ssid="20"><program-key lang="ger">Wantor</program-key><program-key lang="eng">Vantor</program-key><sanctions-set ssid="94387" lang="eng">article 12</sanctions-set></sanctions-program>
<target ssid="95142"><sanctions-set-id>94387</sanctions-set-id><foreign-identifier>140</foreign-identifier><individual sex="female"><identity ssid="1" main="true">
${name('name-type="primary-name" quality="good" lang="eng"', part('family-name', 'Zorblax', '<spelling-variant lang="eng" script="LATN" spelling-variant-type="alternative">Zorblaks</spelling-variant><spelling-variant lang="rus" script="CYRL">Зорблакс</spelling-variant>') + part('given-name', 'Quendrel', '<spelling-variant lang="rus" script="CYRL">Квендрел</spelling-variant>') + part('father-name', 'Ovu', '<spelling-variant lang="rus" script="CYRL">Ову</spelling-variant>'))}
${name('name-type="alias" quality="low" lang="eng"', part('whole-name', 'The Zorb'))}${name('name-type="formerly-known-as" quality="good" lang="eng"', part('whole-name', 'Quendrel Ovu'))}
<day-month-year day="23" month="3" year="1980" calendar="Gregorian" quality="good"/><day-month-year year="1376" calendar="Islamic"/><nationality><country iso-code="BY">Belarus</country></nationality><place-of-birth place-id="7"/>
<address place-id="7"><c-o>Club</c-o><address-details>1 Quay</address-details><zip-code>220</zip-code></address><identification-document document-type="passport"><number>A0012345</number><issuer code="BY">Belarus</issuer></identification-document></identity>
<justification ssid="2">Trader.</justification><relation target-id="96130" relation-type="related-to"/></individual>
${modification('listed', '2015-11-18')}${modification('de-listed', '2016-03-01')}${modification('listed', '2020-01-01', '<added><individual><identity main="true"><name name-type="primary-name"><name-part name-part-type="whole-name"><value>Old Name</value></name-part></name></identity></individual></added>')}</target>
<target ssid="95143" sanctions-set-id="94387"><entity><identity main="true">${name('name-type="primary-name" quality="good"', part('whole-name', 'Plimforth'))}</identity></entity>${modification('de-listed', '2021-01-01')}${modification('listed', '2019-01-01')}</target>
<target ssid="96130"><sanctions-set-id>94387</sanctions-set-id><object object-type="vessel"><identity main="true">${name('name-type="primary-name" quality="good"', part('whole-name', 'Ostravelle'))}</identity><other-information>IMO Number: 9000001</other-information></object>${modification('listed', '2016-05-18')}</target>
<place ssid="7"><location>Vantor</location><area>Minsk</area><country iso-code="BY">Belarus</country></place></swiss-sanctions-list>`

test('Swiss names combine the spellings of their parts, one script at a time', async () => {
  const entries = await read(chSecoXml, CH)
  const person = entries.get('95142')!

  expect(namesOf(person)).toEqual([
    'PRIMARY Quendrel Ovu Zorblax',
    'STRONG_ALIAS Quendrel Ovu Zorblaks',
    'FORMER Quendrel Ovu',
    'ORIGINAL_SCRIPT Квендрел Ову Зорблакс',
    'WEAK_ALIAS The Zorb',
  ])
  expect([birthsOf(person), numbersOf(person)]).toEqual([
    ['1980-03-23', '~1956-08-07..1957-07-29'],
    ['PASSPORT A0012345 BY'],
  ])
  expect(person).toMatchObject({
    type: 'INDIVIDUAL',
    gender: 'FEMALE',
    nationalities: ['BY'],
    countries: ['BY'],
    placesOfBirth: ['Vantor, Minsk, BY'],
    addresses: ['Club, 1 Quay, 220, Vantor, Minsk, BY'],
    programs: ['Vantor'],
    listedOn: '2020-01-01',
    relations: [{ kind: 'ASSOCIATE', entryId: '96130', label: 'related-to' }],
  })
  expect([entries.get('96130')!.type, numbersOf(entries.get('96130'))]).toEqual(['VESSEL', ['IMO 9000001']])
})

test('a de-listed target is no entry, and names in past modifications are ignored', async () => {
  const entries = await read(chSecoXml, CH)

  expect([...entries.keys()]).toEqual(['95142', '96130'])
  expect([...entries.values()].flatMap(namesOf).join()).not.toContain('Old Name')
})

test('the number of combinations of a name with many spellings is limited', async () => {
  const spellings = Array.from({ length: 30 }, (_, n) => `<spelling-variant>V${n}</spelling-variant>`).join(
    '',
  )
  const many = name(
    'name-type="alias" quality="good"',
    Array.from({ length: 6 }, () => part('given-name', 'V', spellings)).join(''),
  )

  expect(
    (await read(chSecoXml, CH.replace('<day-month-year', `${many}<day-month-year`))).get('95142')!.names
      .length,
  ).toBeLessThan(100)
})

test.each([
  ['CA', caSemaXml, CA],
  ['CH', chSecoXml, CH],
] as const)('the %s layout truncated anywhere is malformed', async (_, format, content) => {
  expect(new Set(await cutAnywhere(format, content))).toEqual(new Set(['malformed']))
})
