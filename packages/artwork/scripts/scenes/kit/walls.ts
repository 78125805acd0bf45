import { mix } from './colours.ts'
import { arch, box, path, range, shape, short } from './draw.ts'
import type { Light } from './light.ts'
import { across } from './paints.ts'

/** A block seen at its corner: the front lit, the side in shadow. Stands on y. */
export function block(
  x: number,
  y: number,
  width: number,
  height: number,
  lit: string,
  shade: string,
  side = 0.35,
): string {
  const edge = width * (1 - side)
  return box(x, y - height, width, height, lit) + box(x + edge, y - height, width - edge, height, shade)
}

/** A round tower or shaft: light runs round it. */
export function drum(
  x: number,
  y: number,
  width: number,
  height: number,
  lit: string,
  shade: string,
  taper = 1,
): string {
  const inset = (width * (1 - taper)) / 2
  return shape(
    [
      [x, y],
      [x + inset, y - height],
      [x + width - inset, y - height],
      [x + width, y],
    ],
    across([0, mix(lit, shade, 0.25)], [0.3, lit], [0.55, mix(lit, shade, 0.4)], [1, shade]),
  )
}

/** Merlons along the top of a wall whose top is y. */
export function merlons(
  x: number,
  y: number,
  width: number,
  size: number,
  fill: string,
  height = size,
): string {
  const count = Math.max(2, Math.round(width / (size * 1.7)))
  const pitch = (width - size) / (count - 1)
  return range(count)
    .map((i) => box(x + i * pitch, y - height, size, height + 0.5, fill))
    .join('')
}

/** A square castle tower with merlons. */
export function keep(
  x: number,
  y: number,
  width: number,
  height: number,
  lit: string,
  shade: string,
  side = 0.4,
): string {
  const size = Math.max(width / 8, 3)
  const edge = x + width * (1 - side)
  return (
    block(x, y, width, height, lit, shade, side) +
    merlons(x, y - height, width * (1 - side), size, lit, size * 1.3) +
    merlons(edge, y - height, width * side, size * 0.8, shade, size * 1.3) +
    box(x + width * 0.24, y - height * 0.72, width * 0.06, height * 0.14, shade)
  )
}

export function battlement(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  size = 7,
): string {
  return box(x, y - height, width, height, fill) + merlons(x, y - height, width, size, fill)
}

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

/** Rows of windows; arched when asked. */
export function windows(
  x: number,
  y: number,
  columns: number,
  rows: number,
  {
    pitchX,
    pitchY,
    width,
    height,
    fill,
    round = false,
  }: { pitchX: number; pitchY: number; width: number; height: number; fill: string; round?: boolean },
): string {
  return range(rows)
    .flatMap((row) =>
      range(columns).map((column) => {
        const cx = x + column * pitchX
        const cy = y + row * pitchY
        return round
          ? arch(cx, cy, width, height, fill)
          : box(cx - width / 2, cy - height, width, height, fill)
      }),
    )
    .join('')
}

/** Arched openings side by side. */
export const arcade = (
  x: number,
  y: number,
  count: number,
  pitch: number,
  width: number,
  height: number,
  fill: string,
): string =>
  range(count)
    .map((i) => arch(x + (i + 0.5) * pitch, y, width, height, fill))
    .join('')

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
