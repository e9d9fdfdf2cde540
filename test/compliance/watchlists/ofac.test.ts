import { expect, test } from '@jest/globals'
import { ofacAdvancedXml } from '#compliance/watchlists/formats/ofac/advanced-xml.ts'
import { ofacClassicXml } from '#compliance/watchlists/formats/ofac/classic-xml.ts'
import { ofacEnhancedXml } from '#compliance/watchlists/formats/ofac/enhanced-xml.ts'
import { ofacLegacyCsv } from '#compliance/watchlists/formats/ofac/legacy-csv.ts'
import { birthsOf, cutAnywhere, entriesOf, file, namesOf, numbersOf, read } from './support.ts'

const PARTIES = `101,"ZORBLAX, Quendrel Ovu","individual","SDGT] [IFSR","Commander; Chief",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 07 Oct 1952; alt. DOB circa 1953; POB Vantor, Iran; nationality Iran; citizen Korea, North; Gender Male; Passport RL 0012345 (Lebanon) expires 26 Nov 2019; alt. National ID No. 11223344556 (Norway); a.k.a. 'QUENDO'; Linked To: MORVATH TRADING; Digital Currency Address - XBT 1BoatSLRHtKNngkdXEeobR76b53LETtpyT; Secondary sanctions risk: North Korea Sanctions Reg"\r
102,"MORVATH TRADING CO., LTD.",-0- ,"CUBA",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"Tax ID No. 1234500099 (Russia); all offices worldwide."\r
103,"OSTRAVELLE",vessel,"IRAN",-0- ,"Q1ZX9",Crude Oil Tanker,"90,001","80,001",Malta,"Morvath Trading","Former Vessel Flag Panama; Vessel Registration Identification IMO 9000001; MMSI 999000111."\r
104,"YX-QRV","aircraft","IRAN",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"Aircraft Model IL76-TD; Aircraft Operator Morvath Air; Previous Aircraft Tail Number YX-OLD."\r
\u001a`
const ALIASES =
  '101,1,"aka","ZORBLAKS, Kvendrel",-0- \r\n101,2,"fka","OVU, Quendrel",-0- \r\n102,3,"nka","MORVATH GLOBAL",-0- \r\n\u001a'
const ADDRESSES =
  '101,1,"12 Vantor Street","Vantor 11","Iran",-0- \r\n102,2,-0- ,-0- ,"Korea, North",-0- \r\n103,3,-0- ,-0- ,-0- ,-0- \r\n\u001a'
const COMMENTS = '101,"ulations, section 1; a.k.a. \'THE ZORB\'."\r\n999,"of another list"\r\n\u001a'

const set = (parties = PARTIES, aliases = ALIASES, addresses = ADDRESSES) => [
  file('add.csv', addresses),
  file('alt.csv', aliases),
  file('sdn_comments.csv', COMMENTS),
  file('sdn.csv', parties),
]

test('the files of a legacy set are joined, and remarks are parsed', async () => {
  const [person, company, ship, plane] = await entriesOf(ofacLegacyCsv, ...set())

  expect(namesOf(person)).toEqual([
    'PRIMARY Quendrel Ovu ZORBLAX',
    'STRONG_ALIAS Kvendrel ZORBLAKS',
    'FORMER Quendrel OVU',
    'WEAK_ALIAS QUENDO',
    'WEAK_ALIAS THE ZORB',
  ])
  expect(person).toMatchObject({
    id: '101',
    type: 'INDIVIDUAL',
    gender: 'MALE',
    nationalities: ['IR', 'KP'],
    countries: ['IR'],
    placesOfBirth: ['Vantor, Iran'],
    programs: ['SDGT', 'IFSR'],
    titles: ['Commander', 'Chief'],
    addresses: ['12 Vantor Street, Vantor 11, Iran'],
    relations: [{ kind: 'ASSOCIATE', name: 'MORVATH TRADING', label: 'Linked To' }],
    remarks: 'Secondary sanctions risk: North Korea Sanctions Regulations, section 1;',
  })
  expect(person!.names[0]!.parts).toEqual([
    { kind: 'GIVEN', text: 'Quendrel Ovu' },
    { kind: 'FAMILY', text: 'ZORBLAX' },
  ])
  expect(birthsOf(person)).toEqual(['1952-10-07', '~1953-01-01..1953-12-31'])
  expect(numbersOf(person)).toEqual([
    'PASSPORT RL 0012345 LB',
    'NATIONAL_ID 11223344556 NO',
    'WALLET 1BoatSLRHtKNngkdXEeobR76b53LETtpyT',
  ])
  expect([namesOf(company), company!.type, company!.countries, numbersOf(company)]).toEqual([
    ['PRIMARY MORVATH TRADING CO., LTD.', 'STRONG_ALIAS MORVATH GLOBAL'],
    'ORGANIZATION',
    ['KP'],
    ['TAX_ID 1234500099 RU'],
  ])
  expect([ship!.type, numbersOf(ship), ship!.countries, ship!.relations[0]]).toEqual([
    'VESSEL',
    ['CALL_SIGN Q1ZX9', 'IMO 9000001', 'MMSI 999000111'],
    ['MT', 'PA'],
    { kind: 'OWNED_BY', name: 'Morvath Trading', label: 'Vessel owner' },
  ])
  expect([plane!.type, numbersOf(plane), plane!.relations]).toEqual([
    'AIRCRAFT',
    ['TAIL_NUMBER YX-OLD'],
    [{ kind: 'CONTROLLED_BY', name: 'Morvath Air', label: 'Aircraft Operator' }],
  ])
})

test('a set with a missing or duplicate file, or with aliases of unknown parties, is malformed', async () => {
  const isRefused = (files: ReturnType<typeof set>, message: RegExp) =>
    expect(entriesOf(ofacLegacyCsv, ...files)).rejects.toMatchObject({
      code: 'MALFORMED_LIST',
      message: expect.stringMatching(message),
    })

  await isRefused(set().slice(1), /file of addresses is missing/)
  await isRefused([...set(), file('sdn2.csv', PARTIES)], /as .* does/)
  await isRefused(
    set(PARTIES.split('\r\n').slice(1).join('\r\n')),
    /lacks the party 101, which alt.csv names/,
  )
  await isRefused(set(PARTIES.replace(',"Tax', ',7,"Tax')), /line 2 has 13 fields/)
  await isRefused(set(PARTIES, ALIASES.slice(0, -12)), /alt.csv/)
})

test('files cut in the middle of a row are malformed', async () => {
  const whole = PARTIES.slice(0, PARTIES.indexOf('\r\n104'))
  for (let cut = 1; cut < whole.length; cut += 17) {
    await expect(entriesOf(ofacLegacyCsv, ...set(whole.slice(0, cut)))).rejects.toMatchObject({
      code: 'MALFORMED_LIST',
    })
  }
})

const ENHANCED = `<?xml version="1.0" encoding="utf-8"?>
<sanctionsData xmlns="https://sanctionslistservice.ofac.treas.gov/api/PublicationPreview/exports/ENHANCED_XML"><publicationInfo><dataAsOf>2026-01-01</dataAsOf></publicationInfo>
<referenceValues><referenceValue refId="1"><type>ALIAS TYPE</type><value>A.K.A.</value></referenceValue></referenceValues>
<entities><entity id="101"><generalInfo><identityId>1</identityId><entityType refId="600">Individual</entityType><remarks>(Linked To: MORVATH TRADING)</remarks></generalInfo>
<sanctionsLists><sanctionsList id="1" datePublished="2019-05-06">SDN List</sanctionsList><sanctionsList id="2" datePublished="2014-10-10">Consolidated List</sanctionsList></sanctionsLists>
<sanctionsPrograms><sanctionsProgram>SDGT</sanctionsProgram></sanctionsPrograms>
<names><name id="1"><isPrimary>true</isPrimary><isLowQuality>false</isLowQuality><translations>
<translation><isPrimary>true</isPrimary><script>Latin</script><formattedFirstName>Quendrel Ovu</formattedFirstName><formattedLastName>ZORBLAX</formattedLastName><formattedFullName>ZORBLAX, Quendrel Ovu</formattedFullName>
<nameParts><namePart><type>Last Name</type><value>Zorblax</value></namePart><namePart><type>First Name</type><value>Quendrel</value></namePart><namePart><type>Patronymic</type><value>Ovu</value></namePart></nameParts></translation>
<translation><isPrimary>false</isPrimary><script>Cyrillic</script><formattedFirstName>Квендрел</formattedFirstName><formattedLastName>ЗОРБЛАКС</formattedLastName></translation>
<translation><isPrimary>false</isPrimary><script>Chinese Simplified</script><formattedFirstName>德尔</formattedFirstName><formattedLastName>佐</formattedLastName></translation></translations></name>
<name id="2"><isPrimary>false</isPrimary><aliasType>A.K.A.</aliasType><isLowQuality>true</isLowQuality><translations><translation><isPrimary>true</isPrimary><formattedLastName>QUENDO</formattedLastName></translation></translations></name>
<name id="3"><isPrimary>false</isPrimary><aliasType>F.K.A.</aliasType><isLowQuality>false</isLowQuality><translations><translation><isPrimary>true</isPrimary><formattedFirstName>Quendrel</formattedFirstName><formattedLastName>OVU</formattedLastName></translation></translations></name></names>
<addresses><address id="1"><country>Iran</country><translations><translation><addressParts><addressPart><type>CITY</type><value>Vantor</value></addressPart></addressParts></translation></translations></address></addresses>
<features><feature><type featureTypeId="8">Birthdate</type><value>circa 1953</value><valueDate><fromDateBegin>1953-01-01</fromDateBegin><fromDateEnd>1953-01-01</fromDateEnd><toDateBegin>1953-12-31</toDateBegin><toDateEnd>1953-12-31</toDateEnd><isApproximate>true</isApproximate></valueDate></feature>
<feature><type>Nationality Country</type><value>Iran</value></feature><feature><type>Gender</type><value>Female</value></feature><feature><type>Digital Currency Address - ETH</type><value>0x0000000000000000000000000000000000000101</value></feature>
<feature><type>Secondary sanctions risk:</type><value>section 1(b)</value></feature></features>
<identityDocuments><identityDocument><type>Passport</type><documentNumber>RL0012345</documentNumber><issuingCountry>Lebanon</issuingCountry></identityDocument></identityDocuments>
<relationships><relationship><type>Owned or Controlled By</type><relatedEntity entityId="102">MORVATH TRADING</relatedEntity></relationship></relationships></entity></entities></sanctionsData>`

test('the enhanced layout gives scripts, qualities, name parts and relations', async () => {
  const entry = (await read(ofacEnhancedXml, ENHANCED)).get('101')!

  expect(namesOf(entry)).toEqual([
    'PRIMARY Quendrel Ovu ZORBLAX',
    'FORMER Quendrel OVU',
    'ORIGINAL_SCRIPT Квендрел ЗОРБЛАКС',
    'ORIGINAL_SCRIPT 佐 德尔',
    'WEAK_ALIAS QUENDO',
  ])
  expect(entry.names[0]!.parts).toEqual([
    { kind: 'FAMILY', text: 'Zorblax' },
    { kind: 'GIVEN', text: 'Quendrel' },
    { kind: 'PATRONYMIC', text: 'Ovu' },
  ])
  expect(entry).toMatchObject({
    type: 'INDIVIDUAL',
    gender: 'FEMALE',
    nationalities: ['IR'],
    countries: ['IR'],
    addresses: ['Vantor, Iran'],
    listedOn: '2019-05-06',
    programs: ['SDGT'],
    remarks: 'Secondary sanctions risk: section 1(b);',
  })
  expect(birthsOf(entry)).toEqual(['~1953-01-01..1953-12-31'])
  expect(numbersOf(entry)).toEqual([
    'WALLET 0x0000000000000000000000000000000000000101',
    'PASSPORT RL0012345 LB',
  ])
  expect(entry.relations).toEqual([
    { kind: 'OWNED_BY', entryId: '102', name: 'MORVATH TRADING', label: 'Owned or Controlled By' },
    { kind: 'ASSOCIATE', name: 'MORVATH TRADING', label: 'Linked To' },
  ])
})

const ADVANCED = `<?xml version="1.0"?><Sanctions xmlns="http://www.un.org/sanctions/1.0" Version="3"><ReferenceValueSets>
<AliasTypeValues><AliasType ID="1400">A.K.A.</AliasType><AliasType ID="1401">F.K.A.</AliasType><AliasType ID="1403">Name</AliasType></AliasTypeValues>
<CountryValues><Country ID="11">Iran</Country><Country ID="12">Lebanon</Country></CountryValues><FeatureTypeValues><FeatureType ID="8">Birthdate</FeatureType><FeatureType ID="10">Nationality Country</FeatureType><FeatureType ID="25">Location</FeatureType><FeatureType ID="224">Gender</FeatureType><FeatureType ID="345">Digital Currency Address - XBT</FeatureType></FeatureTypeValues>
<DetailReferenceValues><DetailReference ID="91526">Male</DetailReference></DetailReferenceValues><IDRegDocTypeValues><IDRegDocType ID="1571">Passport</IDRegDocType></IDRegDocTypeValues>
<ListValues><List ID="1550">SDN List</List></ListValues><LocPartTypeValues><LocPartType ID="1451">ADDRESS1</LocPartType><LocPartType ID="1454">CITY</LocPartType></LocPartTypeValues>
<NamePartTypeValues><NamePartType ID="1520">Last Name</NamePartType><NamePartType ID="1521">First Name</NamePartType></NamePartTypeValues>
<PartySubTypeValues><PartySubType ID="1" PartyTypeID="3">Vessel</PartySubType><PartySubType ID="3" PartyTypeID="2">Unknown</PartySubType><PartySubType ID="4" PartyTypeID="1">Unknown</PartySubType></PartySubTypeValues>
<PartyTypeValues><PartyType ID="1">Individual</PartyType><PartyType ID="2">Entity</PartyType><PartyType ID="3">Transport</PartyType></PartyTypeValues>
<RelationTypeValues><RelationType ID="15003">Owned or Controlled By</RelationType></RelationTypeValues><SanctionsTypeValues><SanctionsType ID="1">Program</SanctionsType><SanctionsType ID="2">Block</SanctionsType></SanctionsTypeValues></ReferenceValueSets>
<Locations><Location ID="5"><LocationPart LocPartTypeID="1454"><LocationPartValue Primary="true"><Value>Vantor</Value></LocationPartValue></LocationPart><LocationPart LocPartTypeID="1451"><LocationPartValue Primary="true"><Value>12 Vantor Street</Value></LocationPartValue></LocationPart><LocationCountry CountryID="11"/></Location><Location ID="6"><LocationCountry CountryID="11"/></Location></Locations>
<IDRegDocuments><IDRegDocument ID="1" IDRegDocTypeID="1571" IdentityID="91" IssuedBy-CountryID="12"><IDRegistrationNo>RL0012345</IDRegistrationNo></IDRegDocument></IDRegDocuments>
<DistinctParties><DistinctParty FixedRef="101"><Profile ID="1011" PartySubTypeID="4"><Identity ID="91"><Alias AliasTypeID="1403" Primary="true" LowQuality="false">
<DocumentedName><DocumentedNamePart><NamePartValue NamePartGroupID="1" ScriptID="215">Zorblax</NamePartValue></DocumentedNamePart><DocumentedNamePart><NamePartValue NamePartGroupID="2" ScriptID="215">Quendrel</NamePartValue></DocumentedNamePart></DocumentedName>
<DocumentedName><DocumentedNamePart><NamePartValue NamePartGroupID="1" ScriptID="220">Зорблакс</NamePartValue></DocumentedNamePart></DocumentedName></Alias>
<Alias AliasTypeID="1400" Primary="false" LowQuality="true"><DocumentedName><DocumentedNamePart><NamePartValue NamePartGroupID="1">Quendo</NamePartValue></DocumentedNamePart></DocumentedName></Alias>
<Alias AliasTypeID="1401" Primary="false" LowQuality="false"><DocumentedName><DocumentedNamePart><NamePartValue NamePartGroupID="1">Ovu</NamePartValue></DocumentedNamePart></DocumentedName></Alias>
<NamePartGroups><MasterNamePartGroup><NamePartGroup ID="1" NamePartTypeID="1520"/></MasterNamePartGroup><MasterNamePartGroup><NamePartGroup ID="2" NamePartTypeID="1521"/></MasterNamePartGroup></NamePartGroups></Identity>
<Feature FeatureTypeID="8"><FeatureVersion><DatePeriod><Start Approximate="false"><From><Year>1952</Year><Month>1</Month><Day>1</Day></From><To><Year>1952</Year><Month>1</Month><Day>1</Day></To></Start><End Approximate="false"><From><Year>1952</Year><Month>12</Month><Day>31</Day></From><To><Year>1952</Year><Month>12</Month><Day>31</Day></To></End></DatePeriod></FeatureVersion></Feature>
<Feature FeatureTypeID="25"><FeatureVersion><VersionLocation LocationID="5"/></FeatureVersion></Feature><Feature FeatureTypeID="10"><FeatureVersion><VersionLocation LocationID="6"/></FeatureVersion></Feature>
<Feature FeatureTypeID="224"><FeatureVersion><VersionDetail DetailReferenceID="91526"/></FeatureVersion></Feature><Feature FeatureTypeID="345"><FeatureVersion><VersionDetail>1BoatSLRHtKNngkdXEeobR76b53LETtpyT</VersionDetail></FeatureVersion></Feature></Profile></DistinctParty>
<DistinctParty FixedRef="103"><Profile ID="1031" PartySubTypeID="1"><Identity ID="93"><Alias AliasTypeID="1403" Primary="true"><DocumentedName><DocumentedNamePart><NamePartValue>Ostravelle</NamePartValue></DocumentedNamePart></DocumentedName></Alias></Identity></Profile></DistinctParty></DistinctParties>
<ProfileRelationships><ProfileRelationship ID="1" From-ProfileID="1011" To-ProfileID="1021" RelationTypeID="15003"/></ProfileRelationships>
<SanctionsEntries><SanctionsEntry ID="1" ProfileID="1011" ListID="1550"><EntryEvent><Date><Year>2019</Year><Month>5</Month><Day>6</Day></Date></EntryEvent><SanctionsMeasure SanctionsTypeID="1"><Comment>SDGT</Comment></SanctionsMeasure><SanctionsMeasure SanctionsTypeID="2"><Comment/></SanctionsMeasure></SanctionsEntry></SanctionsEntries></Sanctions>`

test('the advanced layout is joined with its tables before and after the parties', async () => {
  const entries = await read(ofacAdvancedXml, ADVANCED)
  const entry = entries.get('101')!

  expect(namesOf(entry)).toEqual([
    'PRIMARY Quendrel Zorblax',
    'FORMER Ovu',
    'ORIGINAL_SCRIPT Зорблакс',
    'WEAK_ALIAS Quendo',
  ])
  expect(entry).toMatchObject({
    type: 'INDIVIDUAL',
    gender: 'MALE',
    nationalities: ['IR'],
    addresses: ['12 Vantor Street, Vantor, Iran'],
    programs: ['SDGT'],
    listedOn: '2019-05-06',
  })
  expect([birthsOf(entry), numbersOf(entry)]).toEqual([
    ['1952-01-01..1952-12-31'],
    ['PASSPORT RL0012345 LB', 'WALLET 1BoatSLRHtKNngkdXEeobR76b53LETtpyT'],
  ])
  expect(entry.relations).toEqual([{ kind: 'OWNED_BY', entryId: '1021', label: 'Owned or Controlled By' }])
  expect(entries.get('103')!.type).toBe('VESSEL')
})

const CLASSIC = `<?xml version="1.0" standalone="yes"?><sdnList xmlns="http://tempuri.org/sdnList.xsd"><publshInformation><Publish_Date>04/22/2020</Publish_Date><Record_Count>1</Record_Count></publshInformation>
<sdnEntry><uid>101</uid><firstName>Quendrel</firstName><lastName>ZORBLAX</lastName><title>Chief</title><sdnType>Individual</sdnType><remarks>(Linked To: MORVATH TRADING)</remarks><programList><program>SDGT</program></programList>
<idList><id><uid>1</uid><idType>Passport</idType><idNumber>RL0012345</idNumber><idCountry>Lebanon</idCountry></id><id><uid>2</uid><idType>Gender</idType><idNumber>Male</idNumber></id></idList>
<akaList><aka><uid>3</uid><type>a.k.a.</type><category>weak</category><lastName>QUENDO</lastName></aka><aka><uid>4</uid><type>f.k.a.</type><category>strong</category><lastName>OVU</lastName><firstName>Quendrel</firstName></aka></akaList>
<addressList><address><uid>5</uid><address1>12 Vantor Street</address1><city>Vantor</city><country>Iran</country></address></addressList><nationalityList><nationality><uid>6</uid><country>Iran</country></nationality></nationalityList>
<dateOfBirthList><dateOfBirthItem><uid>7</uid><dateOfBirth>circa 1961</dateOfBirth></dateOfBirthItem></dateOfBirthList><placeOfBirthList><placeOfBirthItem><uid>8</uid><placeOfBirth>Vantor, Iran</placeOfBirth></placeOfBirthItem></placeOfBirthList></sdnEntry></sdnList>`

test('the classic layout gives the same entries', async () => {
  const entry = (await read(ofacClassicXml, CLASSIC)).get('101')!

  expect(namesOf(entry)).toEqual(['PRIMARY Quendrel ZORBLAX', 'FORMER Quendrel OVU', 'WEAK_ALIAS QUENDO'])
  expect(entry).toMatchObject({
    gender: 'MALE',
    nationalities: ['IR'],
    countries: ['IR'],
    placesOfBirth: ['Vantor, Iran'],
    titles: ['Chief'],
    relations: [{ kind: 'ASSOCIATE', name: 'MORVATH TRADING' }],
  })
  expect([birthsOf(entry), numbersOf(entry)]).toEqual([
    ['~1961-01-01..1961-12-31'],
    ['PASSPORT RL0012345 LB'],
  ])
})

test.each([
  ['enhanced', ofacEnhancedXml, ENHANCED],
  ['advanced', ofacAdvancedXml, ADVANCED],
  ['classic', ofacClassicXml, CLASSIC],
] as const)('the %s layout truncated anywhere is malformed', async (_, format, content) => {
  expect(new Set(await cutAnywhere(format, content))).toEqual(new Set(['malformed']))
})
