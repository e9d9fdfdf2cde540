import { XmlDocument, XmlLibError, XsdValidator } from 'libxml2-wasm'
import type { ValidationReply, ValidationTask } from './validate.ts'

/** The parts of XSD 1.1, which the library does not know; a schema is applied without them. */
const VERSION_1_1 =
  '//xs:assert|//xs:assertion|//xs:alternative|//xs:openContent|//xs:defaultOpenContent|//@*[namespace-uri() = "http://www.w3.org/2007/XMLSchema-versioning"]'
const XSD = { xs: 'http://www.w3.org/2001/XMLSchema' }
const ISSUES_MAX = 20
const REASON_LENGTH_MAX = 500

function validatorOf(schema: string): XsdValidator {
  const document = XmlDocument.fromString(schema)
  // Inner nodes first, since removing an element frees those inside it.
  for (const node of document.find(VERSION_1_1, XSD).toReversed()) node.remove()
  return XsdValidator.fromDoc(document)
}

/**
 * Validates a document in this thread. Neither files nor the network are accessible: the library reads only what is passed
 * to it, because no input provider is registered.
 */
export function runValidation({ schema, document }: ValidationTask): ValidationReply {
  let validator: XsdValidator
  try {
    validator = validatorOf(schema)
  } catch (error) {
    return { schemaIssue: reasonOf(error), issues: [] }
  }
  if (document === null) return { schemaIssue: null, issues: [] }
  try {
    validator.validate(XmlDocument.fromString(document))
    return { schemaIssue: null, issues: [] }
  } catch (error) {
    const details = error instanceof XmlLibError ? error.details : []
    const issues = details
      .slice(0, ISSUES_MAX)
      .map(({ message, xpath }) => ({ path: xpath ?? '/', reason: cut(message) }))
    return {
      schemaIssue: null,
      issues: issues.length > 0 ? issues : [{ path: '/', reason: reasonOf(error) }],
    }
  }
}

const cut = (message: string): string => message.trim().slice(0, REASON_LENGTH_MAX)

const reasonOf = (error: unknown): string =>
  cut(
    error instanceof XmlLibError
      ? (error.details.find(({ level }) => level > 1)?.message ?? error.message)
      : error instanceof Error
        ? error.message
        : String(error),
  )
