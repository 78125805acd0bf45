import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react'
import type { MapArea } from './map-route.ts'
import { type MakeMap, MapFrame, useOpenMap } from './route-map.tsx'
import { noteFailure } from './note-failure.ts'
import type { OpenAreaMap } from './open-area-map.ts'
import type { StillMapProps } from './still-map.tsx'

export interface PickedPoint {
  readonly lat: number
  readonly lon: number
}

interface AreaMapProps {
  readonly areas: readonly MapArea[]
  /** The text alternative of the map. */
  readonly label: string
  /** A MapLibre style in place of the embedded one. */
  readonly styleUrl: string | null
  /** A click on the map; fields beside it do the same for the keyboard. */
  readonly onPick?: ((point: PickedPoint) => void) | undefined
  /** Its size, also while it loads. */
  readonly className: string
}

/** Places and the circles around them. Where no map can be drawn, a still picture shows the same. */
export function AreaMap({ areas, label, styleUrl, onPick, className }: AreaMapProps) {
  const pick = useRef(onPick)
  useEffect(() => {
    pick.current = onPick
  }, [onPick])
  const isPicked = onPick !== undefined
  const fetchMap = useCallback(async (): Promise<MakeMap<OpenAreaMap>> => {
    const { openAreaMap } = await import('./open-area-map.ts')
    const picks = isPicked ? { onPick: (point: PickedPoint) => pick.current?.(point) } : {}
    return (frame, onDrawn) => openAreaMap(frame, { styleUrl, onDrawn, ...picks })
  }, [styleUrl, isPicked])
  const { frame, map, isDrawn, hasFailed } = useOpenMap(fetchMap)
  const still = useStillMap(hasFailed)

  useEffect(() => {
    map?.show(areas, label)
  }, [map, areas, label])

  if (!hasFailed) return <MapFrame frame={frame} isDrawn={isDrawn} className={className} />
  return still && <still.StillMap areas={areas} label={label} className={className} />
}

interface Still {
  readonly StillMap: ComponentType<StillMapProps>
}

/** The picture in the map's place, fetched when it is needed; where it cannot be either, nothing stands there. */
function useStillMap(isNeeded: boolean): Still | undefined {
  const [still, setStill] = useState<Still>()
  useEffect(() => {
    if (!isNeeded) return undefined
    let isGone = false
    async function fetchStill() {
      try {
        const fetched = await import('./still-map.tsx')
        if (!isGone) setStill(fetched)
      } catch (error) {
        noteFailure('No picture in place of the map:', error)
      }
    }
    void fetchStill()
    return () => {
      isGone = true
    }
  }, [isNeeded])
  return still
}
