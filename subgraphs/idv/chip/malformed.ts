/** Marks bytes that do not have the expected structure, so that callers can distinguish them from an error of this program. */
export const malformed = (message: string): Error =>
  Object.assign(new Error(message), { code: 'MALFORMED_CHIP_DATA' })

export const isMalformed = (error: unknown): error is Error =>
  error instanceof Error && (error as { code?: unknown }).code === 'MALFORMED_CHIP_DATA'

/** Runs a parser of a library, and reports each of its exceptions as malformed bytes. */
export function parseOrMalformed<Parsed>(what: string, parse: () => Parsed): Parsed {
  try {
    return parse()
  } catch (error) {
    throw isMalformed(error) ? error : malformed(`${what} cannot be decoded.`)
  }
}
