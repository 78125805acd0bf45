import { mix } from './colours.ts'
import { box, range, shape } from './draw.ts'
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
