import { setPriority } from 'node:os'
import { MAX_PICTURE_PIXELS, PICTURE_WIDTHS } from '@chauffeur/domain/pictures'
import sharp, { type Sharp } from 'sharp'
import type { PreparedFile, Prepared } from './prepare-picture.ts'

/**
 * A process of its own, for one picture. What a file from outside makes the library do, in memory and processor time or by
 * a mistake in it, ends with it. Metadata and colour profile of the upload are in none of the files.
 */

// Prices and bookings go first.
setPriority(10)
sharp.concurrency(1)
sharp.cache(false)
// Of all formats that the library reads, only those that the office is told of.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})

// A picture may be this many times as high as it is wide before its width gives way.
const MAX_HEIGHTS = 3

process.once('message', (source: Uint8Array) => {
  void prepare(source).then((prepared) => process.send?.(prepared, () => process.disconnect()))
})

async function prepare(source: Uint8Array): Promise<Prepared> {
  try {
    const { width, height } = await sharp(source, { limitInputPixels: false }).metadata()
    if (width * height > MAX_PICTURE_PIXELS) return { problem: 'tooManyPixels' }
    const [small, large] = PICTURE_WIDTHS
    const upright = await sharp(source, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(...atMost(large))
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { data, info } = upright
    const image = () =>
      sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    const isTransparent = info.channels === 4
    const files: PreparedFile[] = []
    for (const [width, sized] of [
      [small, () => image().resize(...atMost(small))],
      [large, image],
    ] as const) {
      files.push({ width, format: 'avif', content: await asAvif(sized(), isTransparent) })
      files.push({ width, format: 'webp', content: await asWebp(sized(), isTransparent) })
    }
    return { files }
  } catch {
    return { problem: 'unreadable' }
  }
}

function atMost(width: number) {
  return [width, width * MAX_HEIGHTS, { fit: 'inside', withoutEnlargement: true }] as const
}

// A transparent picture is a logo rather than a photograph, and shows the marks of compression at its edges.
function asAvif(image: Sharp, isTransparent: boolean): Promise<Buffer> {
  return image.avif({ quality: isTransparent ? 75 : 55, effort: 3 }).toBuffer()
}

function asWebp(image: Sharp, isTransparent: boolean): Promise<Buffer> {
  return image.webp({ quality: isTransparent ? 92 : 78 }).toBuffer()
}
