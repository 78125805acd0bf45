import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { PUBLIC_FOLDER } from '../render/encode.ts'
import { rawInput, startFfmpeg } from './ffmpeg.ts'
import type { DrawMoment } from './render-scene.ts'
import type { Picture } from './scene.ts'

export const FILM_SIZE = { width: 1280, height: 720 }
/** Frames drawn in a second; ffmpeg finds those between them. */
const DRAWN = 12
const RATE = 24
const FRAMES = 90
/** The last frames pass into those before the first. */
const FADE = 10
/** When the next car comes into view; the one before it is round the bend by then. */
const ENTRANCE = 69
const AT_MOST = 1_500_000
/** A sample that changes by more than this between two moments is sea. */
const STIR = 3
/** No car comes left of this share of the frame, and no sea stands right of it above the middle. */
const ROAD = 0.6

const ENCODINGS = [
  { name: 'hero.av1.mp4', args: '-c:v libsvtav1 -preset 6 -crf 27 -pix_fmt yuv420p10le -g 180' },
  { name: 'hero.h264.mp4', args: '-c:v libx264 -preset slow -crf 22 -pix_fmt yuv420p -profile:v high' },
]

/** The film of a scene that `draw` holds in the film's size: the poster, in which the sea and the car move. */
export async function writeLoop(draw: DrawMoment, poster: Picture): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'loop-'))
  try {
    const master = join(folder, 'master.mkv')
    await writeMaster(await drawFrames(draw, poster.pixels), master)
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

async function drawFrames(draw: DrawMoment, poster: Buffer): Promise<Buffer[]> {
  const frames: Buffer[] = []
  for (let i = 0; i < FRAMES; i++) {
    const carTime = (i < ENTRANCE ? i : i - FRAMES) / DRAWN
    const { pixels } = await draw({ time: i / DRAWN, carTime, grain: 0 })
    const fade = (i - (FRAMES - FADE)) / FADE
    if (fade > 0) {
      const before = await draw({ time: (i - FRAMES) / DRAWN, carTime, grain: 0 })
      blend(pixels, before.pixels, fade)
    }
    frames.push(pixels)
  }
  const sea = seaOf(frames)
  const first = Buffer.from(frames[0] ?? poster)
  for (const frame of frames) layOver(frame, poster, first, sea)
  return frames
}

/** The frame before the first and those after the last are there for the frames between them. */
async function writeMaster(frames: readonly Buffer[], master: string): Promise<void> {
  const between = `minterpolate=fps=${RATE}:mi_mode=mci:mc_mode=obmc:me=epzs:scd=none`
  const cut = `trim=start_frame=${RATE / DRAWN}:end_frame=${((FRAMES + 1) * RATE) / DRAWN},setpts=PTS-STARTPTS`
  const filters = `vflip,${between},${cut},scale=out_color_matrix=bt709:flags=accurate_rnd`
  const { width, height } = FILM_SIZE
  const ffmpeg = startFfmpeg([
    ...rawInput(width, height, DRAWN),
    ...`-vf ${filters} -pix_fmt yuv444p -c:v ffv1`.split(' '),
    master,
  ])
  for (const frame of [...frames.slice(-1), ...frames, ...frames.slice(0, 3)]) await ffmpeg.write(frame)
  await ffmpeg.finish()
}

/** How much of each sample is sea, 0 to 255, with a soft edge. */
function seaOf(frames: readonly Buffer[]): Uint8Array {
  const { width, height } = FILM_SIZE
  const stirs = new Float32Array(width * height)
  const [first] = frames
  for (const frame of frames.slice(1).filter((_, i) => i % 8 === 0)) {
    for (let at = 0; at < stirs.length; at++) {
      const x = at % width
      // The picture's first row is the lowest.
      if (x > width * ROAD && at > stirs.length / 2) continue
      for (let k = 0; k < 3; k++)
        if (Math.abs((frame[at * 4 + k] ?? 0) - (first?.[at * 4 + k] ?? 0)) > STIR) stirs[at] = 1
    }
  }
  const sea = new Uint8Array(stirs.length)
  const reach = 3
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach; x < width - reach; x++) {
      let sum = 0
      for (let j = -reach; j <= reach; j++)
        for (let i = -reach; i <= reach; i++) sum += stirs[(y + j) * width + x + i] ?? 0
      sea[y * width + x] = Math.round(255 * Math.min(1, Math.max(0, (sum / 49 - 0.35) / 0.3)))
    }
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const inside =
        Math.min(height - 1 - reach, Math.max(reach, y)) * width +
        Math.min(width - 1 - reach, Math.max(reach, x))
      sea[y * width + x] = sea[inside] ?? 0
    }
  }
  return sea
}

/** The sea as it was drawn; elsewhere the finer poster, changed by what has changed since the first frame. */
function layOver(frame: Buffer, poster: Buffer, first: Buffer, sea: Uint8Array): void {
  for (let i = 0; i < frame.length; i++) {
    const share = (sea[i >> 2] ?? 0) / 255
    const drawn = frame[i] ?? 0
    const finer = (poster[i] ?? 0) + drawn - (first[i] ?? 0)
    frame[i] = Math.min(255, Math.max(0, Math.round(finer + (drawn - finer) * share)))
  }
}

function blend(onto: Buffer, other: Buffer, share: number): void {
  for (let i = 0; i < onto.length; i++)
    onto[i] = Math.round((onto[i] ?? 0) * (1 - share) + (other[i] ?? 0) * share)
}
