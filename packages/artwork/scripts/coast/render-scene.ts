import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

import { installPainter, type Pass } from './page-painter.ts'
import type { Picture, Scene } from './scene.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Moment {
  /** In seconds; the car may live by a clock of its own. */
  readonly time: number
  readonly carTime?: number
  /** Samples along each side of a pixel of the picture; the sea then gets one a pixel. */
  readonly reduce?: number
  readonly grain?: number
}

export type DrawMoment = (moment: Moment) => Promise<Picture>

/** Texels along each side of the land's plan. */
const PLAN = 2048
/** Metres along the road where the car is out of sight. */
const BEND = 244
const RADIANS = Math.PI / 180

/** Draws a scene's still part once, and any number of moments over it. */
export async function openScene(page: Page, scene: Scene, size: Size): Promise<DrawMoment> {
  await page.evaluate(installPainter)
  if (scene.sea) await compile(page, 'sea', source(scene, scene.sea))
  await compile(page, 'frame', source(scene, scene.frame))
  await compile(
    page,
    'film',
    `#version 300 es\nprecision highp float;\nprecision highp int;\n${file('film')}`,
  )
  if (scene.still) await drawStill(page, scene, scene.still, size)
  return async (moment) => {
    const ratio = moment.reduce ?? 1
    const small = { width: size.width / ratio, height: size.height / ratio }
    const uniforms = { ...uniformsOf(scene, size, moment), uRatio: ratio }
    if (scene.sea) {
      await draw(page, {
        program: 'sea',
        target: 'sea',
        ...small,
        uniforms: { ...uniforms, uSize: [small.width, small.height] },
        textures: { uBeauty: 'still', uPlan: 'plan' },
        rows: 60,
      })
    }
    await draw(page, {
      program: 'frame',
      target: 'frame',
      ...size,
      uniforms,
      textures: scene.sea ? { uBeauty: 'still', uSurface: 'still:1', uWater: 'sea' } : {},
      rows: scene.sea ? 120 : 24,
    })
    await develop(page, scene, small, moment)
    const pixels = await page.evaluate(({ width, height }) => window.painter.read(width, height), small)
    return { ...small, pixels: Buffer.from(pixels, 'base64') }
  }
}

async function drawStill(page: Page, scene: Scene, files: readonly string[], size: Size): Promise<void> {
  await compile(page, 'plan', source(scene, scene.plan ?? []))
  await compile(page, 'still', source(scene, files))
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
    ...size,
    buffers: ['RGBA32F', 'RGBA16F'],
    uniforms: uniformsOf(scene, size, { time: 0 }),
    textures: { uPlan: 'plan' },
    rows: 16,
  })
}

/** Samples to pixels, the lens's glow in two widths, then tone and grain. */
async function develop(page: Page, scene: Scene, { width, height }: Size, moment: Moment): Promise<void> {
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
  await film('clean', width, height, 0, {
    uniforms: { uStep: [moment.reduce ?? 1, 0] },
    textures: { uImage: 'frame' },
  })
  const w = Math.round(width / 4)
  const h = Math.round(height / 4)
  const blur = async (from: string, to: string, across: number) => {
    const reach = (across * height) / 720
    await film('half', w, h, 1, { uniforms: { uStep: [reach / width, 0] }, textures: { uImage: from } })
    await film(to, w, h, 1, { uniforms: { uStep: [0, reach / height] }, textures: { uImage: 'half' } })
  }
  await blur('clean', 'small', 1)
  await blur('small', 'wide', 4.5)
  const [exposure, bloom, vignette, grain] = scene.grade
  await film(null, width, height, 2, {
    uniforms: {
      uGrade: [exposure, bloom, vignette, moment.grain ?? grain],
      uSeed: [Math.round(moment.time * 1000), 3],
    },
    textures: { uImage: 'clean', uSmall: 'small', uWide: 'wide' },
  })
}

function uniformsOf(
  scene: Scene,
  { width, height }: Size,
  { time, carTime = time }: Moment,
): Pass['uniforms'] {
  const [bearing, lift] = scene.sun
  const road = scene.car[0] + scene.car[2] * carTime
  const lamps = scene.car[1] * Math.min(1, Math.max(0, (BEND - road) / 45))
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
    uSea: scene.waves,
    uTown: scene.town ?? [0, 0, 0, 0],
    uScale: scene.scale ?? 1,
    uCar: [road, lamps, 0, 0],
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
