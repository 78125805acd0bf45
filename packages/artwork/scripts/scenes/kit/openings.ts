import { arch, box, range } from './draw.ts'

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
