import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiCallers, type ApiCallers } from '../api-callers.ts'
import { rounds, seconds } from '../effort.ts'
import { startPlatform, type Environment, type Platform } from '../environment.ts'

const SERVICE = { service: 'IDV', basePath: '/api/v1/idv' } as const

/** Documents of four people, so that none is a duplicate of another. */
const DOCUMENTS = [
  { file: 'passport_1.png', documentType: 'international_passport' },
  { file: 'passport_2.png', documentType: 'international_passport' },
  { file: 'passport_child.png', documentType: 'international_passport' },
  { file: 'eu_id_de_front.png', documentType: 'eu_id_de' },
] as const

const ROUNDS = rounds(30)
const GET_SECONDS = seconds(20)
const GET_PAUSE_MS = 20

export interface UploadFigures {
  /** Milliseconds from the request to the response with the read document, one upload at a time. */
  readonly milliseconds: readonly number[]
  /** Memory that the process takes for its one reading thread. */
  readonly threadMiB: number
  /** Milliseconds of GET of a verification while four uploads wait for the thread. */
  readonly getMilliseconds: readonly number[]
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
  const getMilliseconds = await getWhileReading(platform, callers, uploads)
  await platform.stop()
  return { milliseconds, threadMiB, getMilliseconds }
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

/** Milliseconds of GET requests, sent one after another and within the rate limits, while every upload is repeated. */
async function getWhileReading(
  platform: Platform,
  callers: ApiCallers,
  uploads: readonly Upload[],
): Promise<readonly number[]> {
  const untilMs = performance.now() + GET_SECONDS * 1_000
  const milliseconds: number[] = []
  const reading = uploads.map(async upload => {
    while (performance.now() < untilMs) await send(platform, callers, upload)
  })
  const getting = async (): Promise<void> => {
    while (performance.now() < untilMs) {
      milliseconds.push(await get(platform, callers, uploads[0]!))
      await new Promise(resolve => setTimeout(resolve, GET_PAUSE_MS))
    }
  }
  await Promise.all([getting(), ...reading])
  return milliseconds
}

async function get({ url }: Platform, { headers }: ApiCallers, { id }: Upload): Promise<number> {
  const begunMs = performance.now()
  const response = await fetch(`${url}${SERVICE.basePath}/verifications/${id}`, {
    headers: headers[sent++ % headers.length]!,
  })
  const body = await response.text()
  const milliseconds = performance.now() - begunMs
  if (response.status !== 200) throw new Error(`GET returned ${response.status}: ${body}`)
  return milliseconds
}

/** Resident memory of a process on Linux; elsewhere NaN. */
function residentMiB(pid: number): number {
  try {
    return Number(/VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024
  } catch {
    return NaN
  }
}
