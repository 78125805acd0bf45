import { say } from '../locale/say.ts'

interface Area {
  readonly name: string
  readonly kind: 'water' | 'country'
  /** The range of zooms in which the name fits its area. */
  readonly from: number
  readonly to: number
  readonly at: readonly [lon: number, lat: number]
}

const AREAS: readonly Area[] = [
  { name: 'Atlantic Ocean', kind: 'water', from: 5, to: 9, at: [-9.75, 38.02] },
  { name: 'Atlantic Ocean', kind: 'water', from: 5, to: 9, at: [-9.9, 40.2] },
  { name: 'Gulf of Cádiz', kind: 'water', from: 6.5, to: 12, at: [-7.15, 36.86] },
  { name: 'Mediterranean Sea', kind: 'water', from: 6.5, to: 12, at: [-4.2, 36.3] },
  { name: 'Atlantic Ocean', kind: 'water', from: 9, to: 24, at: [-8.32, 36.99] },
  { name: 'Atlantic Ocean', kind: 'water', from: 9, to: 24, at: [-9.15, 37.3] },
  { name: 'Portugal', kind: 'country', from: 5, to: 9, at: [-8.05, 39.05] },
  { name: 'Spain', kind: 'country', from: 5, to: 9, at: [-5.6, 38.25] },
]

/** Waters and countries, by the property `kind`, with the zooms that they show between. */
export function areaNames() {
  return {
    type: 'FeatureCollection' as const,
    features: AREAS.map(({ at, name, ...properties }) => ({
      type: 'Feature' as const,
      geometry: { type: 'Point' as const, coordinates: [...at] },
      properties: { ...properties, name: say(name) },
    })),
  }
}
