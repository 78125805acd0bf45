import { LngLatBounds, type Map as LibraryMap } from 'maplibre-gl'
import type { MapRoute } from './map-route.ts'

/** The Algarve, until a place is known. */
export const START = { center: [-8.2, 37.12] as [number, number], zoom: 10 }

const CLOSEST = 11.5

/** Brings the whole route into view, its names included. */
export function fitRoute(map: LibraryMap, { points, line }: MapRoute, moves: boolean): void {
  const [first, ...others] = points
  if (!first) return
  if (others.length === 0 && line.length === 0) {
    map.jumpTo({ center: [first.lon, first.lat], zoom: START.zoom })
    return
  }
  const box = new LngLatBounds()
  for (const { lon, lat } of points) box.extend([lon, lat])
  for (const position of line) box.extend(position)
  const { clientWidth, clientHeight } = map.getContainer()
  map.fitBounds(box, {
    // Names stand beside or under the ends, and the attribution at the bottom.
    padding: {
      top: Math.min(48, clientHeight / 6),
      bottom: Math.min(80, clientHeight / 4),
      left: Math.min(72, clientWidth / 6),
      right: Math.min(72, clientWidth / 6),
    },
    maxZoom: CLOSEST,
    // MapLibre jumps by itself under prefers-reduced-motion.
    animate: moves,
    duration: 700,
  })
}
