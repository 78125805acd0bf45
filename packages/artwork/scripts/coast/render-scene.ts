import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

import { installPainter, type Pass } from './page-painter.ts'
import type { Picture, Scene } from './scene.ts'

export interface Size {
  readonly width: number
  readonly height: number
  /** Samples along each side of a pixel. */
  readonly samples: number
}

/** Texels along each side of the land's plan. */
const PLAN = 2048
const RADIANS = Math.PI / 180

/** Draws a scene's still part once, and any number of moments over it. */
export async function openScene(
  page: Page,
  scene: Scene,
  size: Size,
): Promise<(time: number) => Promise<Picture>> {
  await page.evaluate(installPainter)
  await compile(page, 'frame', source(scene, scene.frame))
  await compile(
    page,
    'film',
    `#version 300 es\nprecision highp float;\nprecision highp int;\n${file('film')}`,
  )
  const width = size.width * size.samples
  const height = size.height * size.samples
  if (scene.still) {
    await compile(page, 'plan', source(scene, scene.plan ?? []))
    await compile(page, 'still', source(scene, scene.still))
    await draw(page, {
      program: 'plan',
      target: 'plan',
      width: PLAN,
      height: PLAN,
      buffers: ['RGBA32F'],
      uniforms: { uSize: [PLAN, PLAN], uEye: scene.eye },
      rows: 128,
    })
    await draw(page, {
      program: 'still',
      target: 'still',
      width,
      height,
      buffers: ['RGBA32F', 'RGBA16F'],
      uniforms: uniformsOf(scene, width, height, 0),
      textures: { uPlan: 'plan' },
      rows: 16,
    })
  }
  return async (time) => {
    await draw(page, {
      program: 'frame',
      target: 'frame',
      width,
      height,
      uniforms: uniformsOf(scene, width, height, time),
      textures: scene.still ? { uBeauty: 'still', uSurface: 'still:1' } : {},
      rows: 48,
    })
    await develop(page, scene, size, time)
    const pixels = await page.evaluate(([w, h]) => window.painter.read(w, h), [
      size.width,
      size.height,
    ] as const)
    return { width: size.width, height: size.height, pixels: Buffer.from(pixels, 'base64') }
  }
}

/** Samples to pixels, the lens's glow in two widths, then tone and grain. */
async function develop(
  page: Page,
  scene: Scene,
  { width, height, samples }: Size,
  time: number,
): Promise<void> {
  const film = (target: string | null, w: number, h: number, job: number, rest: Partial<Pass>) =>
    draw(page, {
      program: 'film',
      target,
      width: w,
      height: h,
      textures: {},
      integers: { uJob: job },
      ...rest,
      uniforms: { uSize: [w, h], ...rest.uniforms },
    })
  await film('clean', width, height, 0, { uniforms: { uStep: [samples, 0] }, textures: { uImage: 'frame' } })
  const w = Math.round(width / 4)
  const h = Math.round(height / 4)
  const blur = async (from: string, to: string, across: number) => {
    const reach = (across * height) / 720
    await film('half', w, h, 1, { uniforms: { uStep: [reach / width, 0] }, textures: { uImage: from } })
    await film(to, w, h, 1, { uniforms: { uStep: [0, reach / height] }, textures: { uImage: 'half' } })
  }
  await blur('clean', 'small', 1)
  await blur('small', 'wide', 4.5)
  await film(null, width, height, 2, {
    uniforms: { uGrade: scene.grade, uSeed: [Math.round(time * 1000) % 4096, 3] },
    textures: { uImage: 'clean', uSmall: 'small', uWide: 'wide' },
  })
}

function uniformsOf(scene: Scene, width: number, height: number, time: number): Pass['uniforms'] {
  const [bearing, lift] = scene.sun
  const flat = Math.cos(lift * RADIANS)
  return {
    uSize: [width, height],
    uTime: time,
    uEye: scene.eye,
    uView: [scene.yaw * RADIANS, scene.focal, scene.horizon],
    uSun: [flat * Math.sin(bearing * RADIANS), Math.sin(lift * RADIANS), flat * Math.cos(bearing * RADIANS)],
    uSky: scene.sky,
    uKey: scene.key,
    uFill: scene.fill,
    uAir: scene.air,
    uSea: scene.sea,
    uTown: scene.town ?? [0, 0, 0, 0],
    uScale: scene.scale ?? 1,
    uCar: [scene.car[0] + scene.car[2] * time, scene.car[1], 0, 0],
  }
}

function source(scene: Scene, files: readonly string[]): string {
  const defines = (scene.defines ?? []).map((name) => `#define ${name}\n`).join('')
  return `#version 300 es\nprecision highp float;\nprecision highp int;\n${defines}${files.map(file).join('\n')}`
}

function file(name: string): string {
  return readFileSync(new URL(`shaders/${name}.glsl`, import.meta.url), 'utf8')
}

async function compile(page: Page, name: string, source: string): Promise<void> {
  await page.evaluate(([name, source]) => window.painter.compile(name, source), [name, source] as const)
}

async function draw(page: Page, pass: Pass): Promise<void> {
  await page.evaluate((pass) => window.painter.draw(pass), pass)
}
