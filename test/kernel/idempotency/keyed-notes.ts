import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { events, insert, refuse } from '#test/kernel/scratch.ts'

interface Given {
  readonly text?: string
  readonly refuses?: 'NOTE_MISSING' | 'NOTE_TAKEN' | 'NOTE_MALFORMED'
}

/** Writes a note and an event, then refuses if `refuses` is set. The result identifies the run. */
export const writeNote = command(async (tx, { text = 'note', refuses }: Given) => {
  await insert(tx, text)
  tx.emit(events.note_written, newId(), {})
  if (refuses) throw refuse(refuses)
  return { run: newId(), amountMinor: 90071992547409930n, at: tx.now(), nothing: null }
})

/** The context of another request with the same key. */
export const again = (ctx: Context, parts: Partial<Context> = {}): Context => ({
  ...ctx,
  requestId: newId(),
  loaders: new Map(),
  outcome: { replayed: false },
  ...parts,
})
