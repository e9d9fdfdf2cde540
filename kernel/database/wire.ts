import type { StatementParameter } from './values.ts'

/** Messages of PostgreSQL's extended protocol, joined so that they are sent in one write. */
export interface Packet {
  /** Discards a prepared statement, whether it exists or not. */
  close(name: string): void
  parse(name: string, text: string): void
  bind(name: string, values: readonly StatementParameter[]): void
  /** Requests the columns of the portal that was just bound. */
  describe(): void
  execute(): void
  /** Ends the implicit transaction, makes the server send all responses, and returns the packet. */
  sync(): Buffer
}

const FIRST_BYTES = 16 * 1024
/** Maximum bytes in UTF-8 of one UTF-16 code unit. */
const UNIT_BYTES_MAX = 3
/** Upper bound for the bytes of a message beside its texts and values. */
const FRAME_BYTES = 32
const NULL_LENGTH = -1

const [BIND, CLOSE, DESCRIBE, EXECUTE, PARSE, SYNC] = Buffer.from('BCDEPS')
const [STATEMENT, PORTAL] = Buffer.from('SP')

/** One buffer for the whole process: each packet is encoded synchronously from start to end. */
let bytes = Buffer.allocUnsafeSlow(FIRST_BYTES)
let at = 0
let head = 0

export function newPacket(): Packet {
  at = 0
  return packet
}

function ensureCapacity(more: number): void {
  if (at + more <= bytes.length) return
  const larger = Buffer.allocUnsafeSlow(Math.max(bytes.length * 2, at + more))
  bytes.copy(larger, 0, 0, at)
  bytes = larger
}

function open(kind: number): void {
  ensureCapacity(FRAME_BYTES)
  bytes[at] = kind
  head = at + 1
  at += 5
}

/** The length field includes itself, but not the kind byte before it. */
function seal(): void {
  bytes.writeInt32BE(at - head, head)
}

function int16(value: number): void {
  bytes.writeUInt16BE(value, at)
  at += 2
}

function int32(value: number): void {
  bytes.writeInt32BE(value, at)
  at += 4
}

function cstring(text: string): void {
  ensureCapacity(text.length * UNIT_BYTES_MAX + FRAME_BYTES)
  at += bytes.write(text, at)
  bytes[at++] = 0
}

function value(parameter: StatementParameter): void {
  if (parameter === null) {
    ensureCapacity(FRAME_BYTES)
    return int32(NULL_LENGTH)
  }
  ensureCapacity(parameter.length * UNIT_BYTES_MAX + FRAME_BYTES)
  const length =
    typeof parameter === 'string' ? bytes.write(parameter, at + 4) : parameter.copy(bytes, at + 4)
  bytes.writeInt32BE(length, at)
  at += length + 4
}

const packet: Packet = {
  close(name) {
    open(CLOSE!)
    bytes[at++] = STATEMENT!
    cstring(name)
    seal()
  },
  parse(name, text) {
    open(PARSE!)
    cstring(name)
    cstring(text)
    int16(0)
    seal()
  },
  bind(name, values) {
    open(BIND!)
    const start = head
    bytes[at++] = 0
    cstring(name)
    ensureCapacity(values.length * 2 + FRAME_BYTES)
    // Format codes: 1 for bytes, 0 for text.
    int16(values.length)
    for (const each of values) int16(typeof each === 'object' && each !== null ? 1 : 0)
    int16(values.length)
    for (const each of values) value(each)
    ensureCapacity(FRAME_BYTES)
    int16(0)
    head = start
    seal()
  },
  describe() {
    open(DESCRIBE!)
    bytes[at++] = PORTAL!
    bytes[at++] = 0
    seal()
  },
  execute() {
    open(EXECUTE!)
    bytes[at++] = 0
    int32(0)
    seal()
  },
  sync() {
    open(SYNC!)
    seal()
    const whole = Buffer.from(bytes.subarray(0, at))
    // Frees the memory after an unusually large statement.
    if (bytes.length > FIRST_BYTES * 64) bytes = Buffer.allocUnsafeSlow(FIRST_BYTES)
    return whole
  },
}
