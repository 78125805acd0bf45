/** The ramps that every scene is printed in: the ink and sage of leaves in shade, plaster and sand, ochre and terracotta. */
export const sage = {
  950: '#22272a',
  900: '#2c3335',
  800: '#39443f',
  700: '#4a574e',
  600: '#5f6d5f',
  500: '#7a8877',
  400: '#99a391',
  300: '#b9bdaa',
  200: '#d9d6c6',
} as const

export const sand = {
  50: '#fffaf0',
  100: '#f6efe4',
  200: '#ece0cd',
  300: '#e0cfb4',
  400: '#cdb694',
  500: '#b39a78',
} as const

export const copper = {
  200: '#f0d6b4',
  300: '#e2b581',
  400: '#d29a55',
  500: '#c0803a',
  600: '#a9602f',
  700: '#8f4f2b',
  800: '#71402a',
  900: '#4f332a',
} as const

function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
}

/** The colour a share of the way from one to another: what haze does to a layer. */
export function mix(from: string, to: string, share: number): string {
  const end = channels(to)
  return `#${channels(from)
    .map((value, i) => Math.round(value + ((end[i] ?? value) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}
