import { mix } from './colours.ts'
import { box, path, shape, short } from './draw.ts'
import type { Light } from './light.ts'
import { windows } from './openings.ts'
import { block } from './walls.ts'

export const gable = (x: number, y: number, width: number, height: number, fill: string): string =>
  shape(
    [
      [x, y],
      [x + width / 2, y - height],
      [x + width, y],
    ],
    fill,
  )

/** A hipped roof over a wall whose top is y. */
export const hip = (x: number, y: number, width: number, height: number, fill: string, inset = 0.3): string =>
  shape(
    [
      [x, y],
      [x + width * inset, y - height],
      [x + width * (1 - inset), y - height],
      [x + width, y],
    ],
    fill,
  )

/** A dome standing on y: half round by default, higher when asked, with a lantern. */
export function dome(
  x: number,
  y: number,
  r: number,
  height: number,
  lit: string,
  shade: string,
  lantern = true,
): string {
  const body = `M${short(x - r)} ${short(y)}C${short(x - r)} ${short(y - height * 1.15)} ${short(x - r * 0.35)} ${short(y - height)} ${short(x)} ${short(y - height)}C${short(x + r * 0.35)} ${short(y - height)} ${short(x + r)} ${short(y - height * 1.15)} ${short(x + r)} ${short(y)}Z`
  const shadow = `M${short(x + r * 0.1)} ${short(y)}C${short(x + r * 0.35)} ${short(y - height * 0.5)} ${short(x + r * 0.2)} ${short(y - height * 0.9)} ${short(x)} ${short(y - height)}C${short(x + r * 0.35)} ${short(y - height)} ${short(x + r)} ${short(y - height * 1.15)} ${short(x + r)} ${short(y)}Z`
  const top = lantern
    ? box(x - r * 0.14, y - height - r * 0.3, r * 0.28, r * 0.34, lit) +
      gable(x - r * 0.18, y - height - r * 0.28, r * 0.36, r * 0.34, shade)
    : ''
  return path(body, lit) + path(shadow, shade) + top
}

/** A house seen at its corner with a tiled roof. */
export function house(
  x: number,
  y: number,
  width: number,
  height: number,
  light: Light,
  side = 0.35,
): string {
  const edge = x + width * (1 - side)
  const rise = width * 0.16
  const roof = shape(
    [
      [x - 1.5, y - height + 1],
      [x + width * 0.14, y - height - rise],
      [edge - width * 0.06, y - height - rise],
      [x + width + 1.5, y - height + 1],
    ],
    light.roof,
  )
  const shadow = shape(
    [
      [edge - width * 0.06, y - height - rise],
      [x + width + 1.5, y - height + 1],
      [edge, y - height + 1],
    ],
    mix(light.roof, light.ink, 0.4),
  )
  const panes = windows(x + width * 0.16, y - height * 0.42, 2, 1, {
    pitchX: width * 0.28,
    pitchY: 0,
    width: width * 0.09,
    height: height * 0.28,
    fill: light.window,
  })
  return block(x, y, width, height, light.wall, light.wallShade, side) + roof + shadow + panes
}
