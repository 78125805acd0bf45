import { spawn } from 'node:child_process'
import { once } from 'node:events'

import type { Picture } from './scene.ts'

export interface Ffmpeg {
  readonly write: (bytes: Buffer) => Promise<void>
  /** What it wrote to its output, once it has ended. */
  readonly finish: () => Promise<Buffer>
}

export function startFfmpeg(args: readonly string[]): Ffmpeg {
  const child = spawn('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: ['pipe', 'pipe', 'inherit'] })
  const output: Buffer[] = []
  child.stdout.on('data', (bytes: Buffer) => output.push(bytes))
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', () => reject(new Error('The coast needs ffmpeg on the PATH')))
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))))
  })
  return {
    async write(bytes) {
      if (!child.stdin.write(bytes)) await Promise.race([once(child.stdin, 'drain'), ended])
    },
    async finish() {
      child.stdin.end()
      await ended
      return Buffer.concat(output)
    },
  }
}

/** How ffmpeg reads our pixels: their first row is the lowest. */
export function rawInput(width: number, height: number, rate?: number): string[] {
  const shape = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`]
  return [...shape, ...(rate ? ['-r', String(rate)] : []), '-i', '-']
}

/** A part of the picture at another size, by ffmpeg's filters; `png` or `mjpeg`. */
export async function toImage(
  picture: Picture,
  filters: readonly string[],
  codec: readonly string[] = ['-c:v', 'png', '-pix_fmt', 'rgb24'],
): Promise<Buffer> {
  const ffmpeg = startFfmpeg([
    ...rawInput(picture.width, picture.height),
    '-vf',
    ['vflip', ...filters].join(','),
    ...codec,
    '-f',
    'image2pipe',
    '-',
  ])
  await ffmpeg.write(picture.pixels)
  return ffmpeg.finish()
}
