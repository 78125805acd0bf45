/** The ramps that every scene is printed in: navy, sand and copper, steps between those of the site's tokens. */
export const navy = {
  950: '#070f1c',
  900: '#0b1526',
  800: '#14223a',
  700: '#1d2e49',
  600: '#2b3d5a',
  500: '#42546f',
  400: '#62738c',
  300: '#8f9bae',
  200: '#bcc5d3',
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
  200: '#f3d3b3',
  300: '#e3b083',
  400: '#d8965f',
  500: '#c67c45',
  600: '#a9602f',
  700: '#8a4a23',
  800: '#67371d',
  900: '#45281b',
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
