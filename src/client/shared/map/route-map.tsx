import { useCallback, useEffect, type ReactNode } from 'react'
import { MapFrame, useOpenMap, type MakeMap } from './use-open-map.tsx'
import type { MapRoute } from './map-route.ts'
import type { OpenMap } from './open-map.ts'

interface RouteMapProps extends MapRoute {
  /** The text alternative of the map. */
  readonly label: string
  /** A MapLibre style in place of the embedded one. */
  readonly styleUrl: string | null
  /** Its size, also while it loads. */
  readonly className: string
  /** Drawn where there can be no map; nothing if left out. */
  readonly missing?: ReactNode
}

/** The route on a map. The map's code is loaded when this comes near the screen. */
export function RouteMap({ points, line, label, styleUrl, className, missing = null }: RouteMapProps) {
  const fetchMap = useCallback(async (): Promise<MakeMap<OpenMap>> => {
    const { openMap } = await import('./open-map.ts')
    return (frame, onDrawn) => openMap(frame, { styleUrl, onDrawn })
  }, [styleUrl])
  const { frame, map, isDrawn, hasFailed } = useOpenMap(fetchMap)

  useEffect(() => {
    map?.show({ points, line }, label)
  }, [map, points, line, label])

  if (hasFailed) return missing
  return <MapFrame frame={frame} isDrawn={isDrawn} className={className} />
}
