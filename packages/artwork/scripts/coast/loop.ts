import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { PUBLIC_FOLDER } from '../render/encode.ts'
import { rawInput, startFfmpeg } from './ffmpeg.ts'
import type { DrawMoment } from './render-scene.ts'

/** A quarter of the samples of the hero's poster. */
const SIZE = { width: 1280, height: 720 }
const RATE = 24
const FRAMES = 180
/** The last frames pass into those before the first. */
const FADE = 20
/** When the next car comes into view; the one before it is round the bend by then. */
const ENTRANCE = 138
const AT_MOST = 1_500_000

const ENCODINGS = [
  { name: 'hero.av1.mp4', args: '-c:v libsvtav1 -preset 6 -crf 27 -pix_fmt yuv420p10le -g 180' },
  { name: 'hero.h264.mp4', args: '-c:v libx264 -preset slow -crf 22 -pix_fmt yuv420p -profile:v high' },
]

/** Video compresses better without the grain that keeps stills from banding: a little is left. */
const FILM = { reduce: 2, grain: 0.004 }

/** The film of the scene that `draw` holds at twice its size. */
export async function writeLoop(draw: DrawMoment): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'loop-'))
  try {
    const master = join(folder, 'master.mkv')
    await drawFrames(draw, master)
    await mkdir(join(PUBLIC_FOLDER, 'art/coast'), { recursive: true })
    for (const { name, args } of ENCODINGS) {
      const target = join(PUBLIC_FOLDER, 'art/coast', name)
      const colour = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -movflags +faststart -an'
      await startFfmpeg(['-i', master, ...`${args} ${colour}`.split(' '), target]).finish()
      const { size } = await stat(target)
      if (size > AT_MOST) throw new Error(`${name} weighs ${size} bytes`)
      console.log(`${name}: ${Math.round(size / 1000)} kB`)
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function drawFrames(draw: DrawMoment, master: string): Promise<void> {
  const toMaster = '-vf vflip,scale=out_color_matrix=bt709:flags=accurate_rnd -pix_fmt yuv444p -c:v ffv1'
  const ffmpeg = startFfmpeg([...rawInput(SIZE.width, SIZE.height, RATE), ...toMaster.split(' '), master])
  for (let i = 0; i < FRAMES; i++) {
    const carTime = (i < ENTRANCE ? i : i - FRAMES) / RATE
    const { pixels } = await draw({ ...FILM, time: i / RATE, carTime })
    const fade = (i - (FRAMES - FADE)) / FADE
    if (fade > 0) {
      const before = await draw({ ...FILM, time: (i - FRAMES) / RATE, carTime })
      blend(pixels, before.pixels, fade)
    }
    await ffmpeg.write(pixels)
  }
  await ffmpeg.finish()
}

function blend(onto: Buffer, other: Buffer, share: number): void {
  for (let i = 0; i < onto.length; i++)
    onto[i] = Math.round((onto[i] ?? 0) * (1 - share) + (other[i] ?? 0) * share)
}
