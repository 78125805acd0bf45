import type { Size } from './suitcase.ts'

export interface Layout {
  readonly key: string
  /** As the office spells it; the name of the file follows from it. */
  readonly config: string
  /** In a saloon's boot the cases lie, in a van they stand; the row at the back first. */
  readonly rows: readonly (readonly Size[])[]
}

const large = (count: number): Size[] => Array.from({ length: count }, () => 'large')
const cabin = (count: number): Size[] => Array.from({ length: count }, () => 'cabin')

const SALOON = [
  { config: '2 large suitcases', rows: [large(2)] },
  { config: '1 large + 2 cabin bags', rows: [[...large(1), ...cabin(2)]] },
  { config: '3 cabin bags', rows: [cabin(3)] },
]

export const layouts: readonly Layout[] = [
  ...SALOON.map((layout) => ({ key: 's-class', ...layout })),
  ...SALOON.map((layout) => ({ key: 'e-class', ...layout })),
  { key: 'v-class', config: '4 large + 4 cabin bags', rows: [large(4), cabin(4)] },
  { key: 'v-class', config: '6 large suitcases', rows: [large(3), large(3)] },
  { key: 'v-class', config: '8 cabin bags', rows: [cabin(4), cabin(4)] },
  { key: 'vito', config: '5 large + 5 cabin bags', rows: [large(5), cabin(5)] },
  { key: 'vito', config: '7 large suitcases', rows: [large(4), large(3)] },
  { key: 'vito', config: '10 cabin bags', rows: [cabin(5), cabin(5)] },
  { key: 'sprinter', config: '8 large + 8 cabin bags', rows: [large(4), large(4), cabin(4), cabin(4)] },
  { key: 'sprinter', config: '12 large suitcases', rows: [large(4), large(4), large(4)] },
  { key: 'sprinter', config: '16 cabin bags', rows: [cabin(4), cabin(4), cabin(4), cabin(4)] },
]

export function luggageFile({ key, config }: Layout): string {
  const slug = config.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return `art/luggage/${key}-${slug}.webp`
}
