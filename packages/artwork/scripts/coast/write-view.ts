import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { PUBLIC_FOLDER, writeAvif, writeWebp } from '../render/encode.ts'
import { toImage } from './ffmpeg.ts'
import type { Picture } from './scene.ts'
import type { View } from './views.ts'

const FOLDER = 'art/coast'
const SHARE = { width: 1200, height: 630, atMost: 120_000 }

/** A drawn view in every size and format that the pages ask for. */
export async function writeView(name: string, view: View, picture: Picture): Promise<void> {
  await writeWidths(name, view.widths, picture, [])
  for (const [cutName, { left, top, width, height, widths }] of Object.entries(view.cuts ?? {}))
    await writeWidths(cutName, widths, picture, [`crop=iw*${width}:ih*${height}:iw*${left}:ih*${top}`])
  if (view.share) await writeShare(view.share, picture)
}

async function writeWidths(
  name: string,
  widths: View['widths'],
  picture: Picture,
  crop: readonly string[],
): Promise<void> {
  for (const [width, kilobytes] of Object.entries(widths)) {
    const png = await toImage(picture, [...crop, `scale=${width}:-2:flags=lanczos`])
    const path = `${FOLDER}/${name}-${width}`
    const avif = await writeAvif(`${path}.avif`, png, { quality: 72, atMost: kilobytes * 1000 })
    const webp = await writeWebp(`${path}.webp`, png, { quality: 76, atMost: kilobytes * 1060 })
    console.log(`${name}-${width}: AVIF ${Math.round(avif / 1000)} kB, WebP ${Math.round(webp / 1000)} kB`)
  }
}

async function writeShare(name: string, picture: Picture): Promise<void> {
  const filters = [`scale=${SHARE.width}:-2:flags=lanczos`, `crop=${SHARE.width}:${SHARE.height}`]
  for (let quality = 2; quality < 12; quality++) {
    const jpeg = await toImage(picture, filters, [
      '-c:v',
      'mjpeg',
      '-pix_fmt',
      'yuvj420p',
      '-q:v',
      `${quality}`,
    ])
    if (jpeg.length > SHARE.atMost) continue
    await mkdir(join(PUBLIC_FOLDER, FOLDER), { recursive: true })
    await writeFile(join(PUBLIC_FOLDER, FOLDER, name), jpeg)
    return
  }
  throw new Error(`${name} cannot be made to weigh ${SHARE.atMost} bytes or less`)
}
