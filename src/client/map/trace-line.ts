import type { ExpressionSpecification, Map as LibraryMap } from 'maplibre-gl'
import type { MapColours } from './map-colours.ts'
import { lineColours } from './route-layers.ts'

const TRACED_IN_MS = 900
/** The share of the map in view that starts it. */
const SEEN_FROM = 0.3

/**
 * Animates the line from pick-up to drop-off once, when the map is visible; the returned function finishes it. Under
 * prefers-reduced-motion the whole line is shown at once.
 */
export function traceLine(map: LibraryMap, colours: MapColours): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  let frame = 0
  let began: number | undefined

  function draw(now: number) {
    began ??= now
    const share = Math.min(1, (now - began) / TRACED_IN_MS)
    showPart(map, colours, 1 - (1 - share) ** 2)
    if (share < 1) frame = requestAnimationFrame(draw)
  }

  const sight = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      sight.disconnect()
      frame = requestAnimationFrame(draw)
    },
    { threshold: SEEN_FROM },
  )
  showPart(map, colours, 0)
  sight.observe(map.getContainer())
  return () => {
    sight.disconnect()
    cancelAnimationFrame(frame)
    showPart(map, colours, 1)
  }
}

/** Shows so much of the line, 0 to 1, from its start. */
function showPart(map: LibraryMap, colours: MapColours, share: number): void {
  for (const [layer, colour] of lineColours(colours)) {
    if (!map.getLayer(layer)) continue
    const gradient: ExpressionSpecification = [
      'step',
      ['line-progress'],
      colour,
      Math.max(share, 1e-4),
      'transparent',
    ]
    map.setPaintProperty(layer, 'line-gradient', share < 1 ? gradient : undefined)
  }
}
