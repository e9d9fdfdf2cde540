import { parentPort } from 'node:worker_threads'
import { openDocumentReader } from './document-reader.ts'
import type { ReadingReply, ReadingTask } from './reading-messages.ts'

/** Reads one document after the other. Tesseract runs in a thread that this one starts and that ends with it. */
const reader = await openDocumentReader()
const send = (reply: ReadingReply): void => parentPort!.postMessage(reply)

parentPort!.on('message', ({ picture, options }: ReadingTask) => {
  reader.read(picture, options).then(
    reading => send({ kind: 'read', reading }),
    // The message of an error may quote the picture's text, so only its name leaves the thread.
    (error: unknown) => send({ kind: 'failed', reason: error instanceof Error ? error.name : 'Error' }),
  )
})
send({ kind: 'ready' })
