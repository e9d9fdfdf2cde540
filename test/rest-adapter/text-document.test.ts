import { expect, test } from '@jest/globals'
import type { TextDocument } from '#rest-adapter/endpoint.ts'
import { documentReader } from '#rest-adapter/formats/text-document.ts'

const DOCUMENT: TextDocument = { text: 'text', type: 'contentType', types: ['application/xml'] }
const read = documentReader('report', DOCUMENT)

test('the text of a document is the response, with its media type', () => {
  expect(read({ report: { contentType: 'application/xml', text: '<report/>' } })).toEqual({
    type: 'application/xml',
    text: '<report/>',
  })
})

test('a document that does not exist has no response', () => {
  expect(read({ report: null })).toBeUndefined()
})

test('a media type that the row does not name is an error, so that no text is served as a page', () => {
  expect(() => read({ report: { contentType: 'text/html', text: '<script/>' } })).toThrow(
    'text/html is not a media type of the route.',
  )
})
