// Verifies exports of the audit log: node verify-audit.mjs [a noted head as <sequence>:<hash>] < export.json
// Each line of the input is one response of GET /audit-events/export, in the order in which they were requested.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const sha256 = bytes => createHash('sha256').update(bytes).digest('hex')
const field = text => (text === null ? '-,' : `${Buffer.byteLength(text)}:${text},`)
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const names = Object.keys(value).sort()
  return `{${names.map(name => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`
}
function errorOf(row, last, workspace) {
  if (last && BigInt(row.sequence) !== BigInt(last.sequence) + 1n)
    return 'a row was removed, inserted or moved'
  const before = last ? last.hash : row.sequence === '1' ? '0'.repeat(64) : row.previous_hash
  if (row.previous_hash !== before) return 'the row does not follow the one before it'
  const details = sha256(canonical({ data: row.data, source_address: row.source_address }))
  if (row.data !== null && details !== row.details_hash) return 'the details of the row were changed'
  const act = [row.act, row.outcome, row.actor_kind, row.actor, row.aggregate, row.aggregate_id]
  const fields = [workspace, row.sequence, row.id, row.at, ...act, row.request_id, row.details_hash]
  const bytes = Buffer.concat([Buffer.from(before, 'hex'), Buffer.from(fields.map(field).join(''))])
  return sha256(bytes) === row.hash ? undefined : 'the row was changed'
}

const pages = readFileSync(0, 'utf8').split('\n').filter(Boolean)
const hashes = new Map()
let last, head, error
for (const page of pages.map(line => JSON.parse(line)))
  for (const row of ((head = page.head), page.audit_events)) {
    const reason = errorOf(row, last, page.workspace_id)
    if (reason) error ??= `sequence ${row.sequence}: ${reason}`
    hashes.set(row.sequence, (last = row).hash)
  }
const [sequence, hash] = process.argv[2]?.split(':') ?? [head?.sequence, head?.hash]
if (hashes.get(sequence) !== hash)
  error ??= `sequence ${sequence}: the row is missing, or its hash is another`
console.log(error ?? `${hashes.size} rows verified; the last is ${last?.sequence}:${last?.hash}`)
process.exitCode = error ? 1 : 0
