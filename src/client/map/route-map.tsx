import { useCallback, useEffect } from 'react'
import { MapFrame } from './map-frame.tsx'
import type { MapRoute } from './map-route.ts'
import type { OpenMap } from './open-map.ts'
import { useOpenMap, type MakeMap } from './use-open-map.ts'

interface RouteMapProps extends MapRoute {
  /** The text alternative of the map. */
  readonly label: string
  /** A MapLibre style in place of the embedded one. */
  readonly styleUrl: string | null
  /** Its size, also while it loads. */
  readonly className: string
}

/**
 * The route on a map. The map's code is loaded when this comes near the screen; where no map can be drawn, nothing is
 * shown.
 */
export function RouteMap({ points, line, label, styleUrl, className }: RouteMapProps) {
  const fetchMap = useCallback(async (): Promise<MakeMap<OpenMap>> => {
    const { openMap } = await import('./open-map.ts')
    return (frame, onDrawn) => openMap(frame, { styleUrl, onDrawn })
  }, [styleUrl])
  const { frame, map, isDrawn, hasFailed } = useOpenMap(fetchMap)

  useEffect(() => {
    map?.show({ points, line }, label)
  }, [map, points, line, label])

  if (hasFailed) return null
  return <MapFrame frame={frame} isDrawn={isDrawn} className={className} />
}
