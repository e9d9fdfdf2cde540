import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { parseAamva } from './aamva.ts'
import type { GreyImage } from './grey-image.ts'
import type { PrintedData } from './printed-data.ts'

/** Loads the decoder from its package's own file; without it the package would fetch it from a server. */
export async function loadBarcodeDecoder(): Promise<void> {
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))
  const bytes = await readFile(file)
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(bytes).buffer },
    fireImmediately: true,
  })
}

/** The data of a driving licence's PDF417 bar code, or undefined where the picture shows none. */
export async function readLicenceBarcode(image: GreyImage): Promise<PrintedData | undefined> {
  const { width, height, pixels } = image
  const colours = new Uint8ClampedArray(pixels.length * 4).fill(255)
  pixels.forEach((value, at) => colours.fill(value, 4 * at, 4 * at + 3))
  const found = await readBarcodes(
    { data: colours, width, height, colorSpace: 'srgb' },
    { formats: ['PDF417'], tryHarder: true, tryRotate: true, maxNumberOfSymbols: 2 },
  )
  for (const { isValid, bytes } of found) {
    const data = isValid ? parseAamva(Buffer.from(bytes).toString('latin1')) : undefined
    if (data) return data
  }
  return undefined
}
