import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What the site serves under `/`. */
export const PUBLIC_FOLDER = fileURLToPath(new URL('../../../../src/client/public/', import.meta.url))

export interface Encoding {
  /** 0-100, more is better and heavier. */
  readonly quality: number
  /** In bytes; a heavier picture is made again a little worse until it fits. */
  readonly atMost?: number
}

/** Writes a PNG as AVIF to a path below the public folder, and says its weight in bytes. */
export function writeAvif(path: string, png: Buffer, encoding: Encoding): Promise<number> {
  return write(path, png, encoding, (quality, source, target) => {
    const level = 63 - Math.round(quality * 0.63)
    return run(
      'avifenc',
      // Ten bits keep the dark gradients from banding.
      `--min 0 --max 63 -a end-usage=q -a cq-level=${level} --speed 3 --yuv 420 --depth 10 --jobs 1`
        .split(' ')
        .concat(source, target),
    )
  })
}

/** The same as WebP. */
export function writeWebp(path: string, png: Buffer, encoding: Encoding): Promise<number> {
  return write(path, png, encoding, (quality, source, target) =>
    run(
      'cwebp',
      `-quiet -q ${quality} -m 6 -sharp_yuv -af -metadata none`.split(' ').concat(source, '-o', target),
    ),
  )
}

async function write(
  path: string,
  png: Buffer,
  { quality, atMost = Number.POSITIVE_INFINITY }: Encoding,
  encode: (quality: number, source: string, target: string) => Promise<unknown>,
): Promise<number> {
  const target = join(PUBLIC_FOLDER, path)
  await mkdir(dirname(target), { recursive: true })
  const folder = await mkdtemp(join(tmpdir(), 'artwork-'))
  try {
    const source = join(folder, 'source.png')
    await writeFile(source, png)
    for (let tried = quality; tried > 0; tried -= 4) {
      await encode(tried, source, target)
      const { size } = await stat(target)
      if (size <= atMost) return size
    }
    throw new Error(`${path} cannot be made to weigh ${atMost} bytes or less`)
  } finally {
    await rm(folder, { recursive: true })
  }
}
