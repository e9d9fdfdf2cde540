import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiCallers, type ApiCallers } from '../api-callers.ts'
import { rounds, seconds } from '../effort.ts'
import { startPlatform, type Environment, type Platform } from '../environment.ts'
import { getting, runLoad, type LoadResult } from '../http-load.ts'

const SERVICE = { service: 'IDV', basePath: '/api/v1/idv' } as const

/** Documents of four people, so that none is a duplicate of another. */
const DOCUMENTS = [
  { file: 'passport_1.png', documentType: 'international_passport' },
  { file: 'passport_2.png', documentType: 'international_passport' },
  { file: 'passport_child.png', documentType: 'international_passport' },
  { file: 'eu_id_de_front.png', documentType: 'eu_id_de' },
] as const

const ROUNDS = rounds(30)

export interface UploadFigures {
  /** Milliseconds from the request to the response with the read document, one upload at a time. */
  readonly milliseconds: readonly number[]
  /** Memory that the process takes for its one reading thread. */
  readonly threadMiB: number
  /** GET of a verification while four uploads wait for the thread. */
  readonly get: LoadResult
}

interface Upload {
  readonly id: string
  readonly documentType: string
  readonly picture: Uint8Array<ArrayBuffer>
}

/** Uploads drawn documents from a folder of test data to a platform with one reading thread. */
export async function measureUploads(environment: Environment, folder: string): Promise<UploadFigures> {
  const platform = await startPlatform(environment, { OCR_THREADS: '1' })
  const callers = await apiCallers(platform.url, SERVICE)
  const uploads = await Promise.all(DOCUMENTS.map(document => openVerification(callers, folder, document)))
  const beforeMiB = residentMiB(platform.pid)
  const milliseconds: number[] = []
  await send(platform, callers, uploads[0]!)
  for (let round = 0; round < ROUNDS; round++)
    for (const upload of uploads) milliseconds.push(await send(platform, callers, upload))
  const threadMiB = residentMiB(platform.pid) - beforeMiB
  const get = await getWhileReading(platform, callers, uploads)
  await platform.stop()
  return { milliseconds, threadMiB, get }
}

async function openVerification(
  callers: ApiCallers,
  folder: string,
  { file, documentType }: (typeof DOCUMENTS)[number],
): Promise<Upload> {
  const { id } = await callers.send('POST', '/verifications', { externalId: file })
  return { id: id as string, documentType, picture: new Uint8Array(readFileSync(join(folder, 'idv', file))) }
}

let sent = 0

/** Returns the milliseconds until the response. Throws unless the document was read. */
async function send(
  { url }: Platform,
  { headers }: ApiCallers,
  { id, documentType, picture }: Upload,
): Promise<number> {
  const form = new FormData()
  form.set('type', 'document_front')
  form.set('documentType', documentType)
  form.set('file', new Blob([picture]), 'front.png')
  const begunMs = performance.now()
  const response = await fetch(`${url}${SERVICE.basePath}/verifications/${id}/images`, {
    method: 'POST',
    headers: headers[sent++ % headers.length]!,
    body: form,
  })
  const { document, ...others } = (await response.json()) as Record<string, unknown>
  const milliseconds = performance.now() - begunMs
  if (response.status !== 201 || document === undefined)
    throw new Error(`An upload returned ${response.status}: ${JSON.stringify(others)}`)
  return milliseconds
}

async function getWhileReading(
  platform: Platform,
  callers: ApiCallers,
  uploads: readonly Upload[],
): Promise<LoadResult> {
  let isReading = true
  const reading = Promise.all(
    uploads.map(async upload => {
      while (isReading) await send(platform, callers, upload)
    }),
  )
  const requests = callers.headers.map(headers =>
    getting(`${SERVICE.basePath}/verifications/${uploads[0]!.id}`, headers),
  )
  let next = 0
  const load = await runLoad({
    url: platform.url,
    connections: 1,
    warmUpSeconds: 1,
    seconds: seconds(15),
    next: () => requests[next++ % requests.length]!,
    judge(status, body) {
      if (status !== 200) throw new Error(`GET returned ${status}: ${body.toString()}`)
    },
  })
  isReading = false
  await reading
  return load
}

/** Resident memory of a process on Linux; elsewhere NaN. */
function residentMiB(pid: number): number {
  try {
    return Number(/VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
  } catch {
    return NaN
  }
}
