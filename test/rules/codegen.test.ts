import { readFileSync } from 'node:fs'
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import { expect, test } from '@jest/globals'
import { buildSchema, parse, printSchema } from 'graphql'
import { parse as parseYaml } from 'yaml'
import { scalars } from '#kernel/graph/scalars.ts'
import { supergraphSdl } from '#app/supergraph.ts'
import { publicSchema } from '#tools/contract/public-schema.ts'
import { codegenConfiguration, ownScalars } from '#tools/generate/client-types.ts'

const schema = publicSchema(supergraphSdl())
const published = readFileSync(new URL('../../docs/examples/codegen.yml', import.meta.url), 'utf8')
const configuration = parseYaml(published) as {
  readonly config: { readonly strictScalars: boolean; readonly scalars: Readonly<Record<string, string>> }
}

const generated = (config: object): Promise<string> =>
  codegen({
    schema: parse(printSchema(schema)),
    documents: [],
    filename: 'graph.ts',
    config,
    plugins: [{ typescript: {} }],
    pluginMap: { typescript },
  })

/** A value of each scalar as resolvers return it. */
const VALUES: Readonly<Record<string, unknown>> = {
  Money: '100.00',
  Decimal: '1.25',
  ExactNumber: '7.5',
  UUID: '0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f',
  DateTime: new Date(0),
  LocalDate: '2026-01-31',
  CurrencyCode: 'NGN',
  CountryCode: 'NG',
  PhoneNumber: '+2348012345678',
  EmailAddress: 'ada@demo.example',
  HttpUrl: 'https://demo.example/',
  JSONObject: { any: 1 },
  JSONLiteral: 7,
}

test('the published configuration lists exactly the scalars of the graph and is up to date', () => {
  expect(Object.keys(configuration.config.scalars)).toEqual(ownScalars(schema).map(({ name }) => name))
  expect(published).toBe(codegenConfiguration(schema))
})

test('the type of each scalar matches its values in responses', () => {
  for (const [name, type] of Object.entries(configuration.config.scalars)) {
    const sent = JSON.parse(
      JSON.stringify(scalars[name as keyof typeof scalars].serialize(VALUES[name])),
    ) as unknown
    expect([name, type.split(' | ')]).toEqual([
      name,
      expect.arrayContaining([typeof sent === 'object' ? 'Record<string, unknown>' : typeof sent]),
    ])
  }
})

test('the code generator types the whole graph with it, and refuses a scalar that it does not list', async () => {
  const { Money: _, ...others } = configuration.config.scalars
  const text = await generated(configuration.config)

  expect(text).toContain('Money: { input: string; output: string; }')
  expect(text).toContain(
    'JSONLiteral: { input: string | number | boolean; output: string | number | boolean; }',
  )
  expect(text).not.toMatch(/(?:input|output): any/)
  await expect(generated({ ...configuration.config, scalars: others })).rejects.toThrow(
    /Unknown scalar type Money/,
  )
})

test('a scalar without a client type fails the generation with the next step', () => {
  const withScalar = (name: string): string => `${printSchema(schema)}\nscalar ${name}`

  expect(() => codegenConfiguration(buildSchema(withScalar('Iban')))).toThrow(
    'The scalar Iban has no TypeScript type for clients; add it to tools/generate/client-types.ts.',
  )
  expect(() => codegenConfiguration(buildSchema('type Query { amount: Money } scalar Money'))).toThrow(
    /names scalars that the graph does not have: Decimal,/,
  )
})
