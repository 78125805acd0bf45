import { useEffect, useRef, useState } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import type { MapRoute } from './map-route.ts'
import { noteFailure } from './note-failure.ts'
import type { OpenMap } from './open-map.ts'
import { useNearView } from './use-near-view.ts'

export interface RouteMapProps extends MapRoute {
  /** What the picture shows, in words. */
  readonly label: string
  /** A MapLibre style in place of the embedded one. */
  readonly styleUrl: string | null
  /** Its size, which it keeps while it loads. */
  readonly className: string
}

/**
 * The route on a map. The map's code is fetched when this comes near the screen; where it cannot be drawn, nothing
 * stands here.
 */
export function RouteMap({ points, line, label, styleUrl, className }: RouteMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useNearView(frame)
  const [map, setMap] = useState<OpenMap>()
  const [isDrawn, setDrawn] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (!isNear) return undefined
    let isGone = false
    let opened: OpenMap | undefined
    async function open() {
      try {
        if (!('WebGL2RenderingContext' in window)) throw new Error('this browser has no WebGL2')
        const { openMap } = await import('./open-map.ts')
        if (isGone || !frame.current) return
        opened = openMap(frame.current, { styleUrl, onDrawn: () => setDrawn(true) })
        setMap(opened)
      } catch (error) {
        noteFailure('No map is shown:', error)
        if (!isGone) setFailed(true)
      }
    }
    void open()
    return () => {
      isGone = true
      opened?.close()
      setMap(undefined)
      setDrawn(false)
    }
  }, [isNear, styleUrl])

  useEffect(() => {
    map?.show({ points, line }, label)
  }, [map, points, line, label])

  if (hasFailed) return null
  return (
    <div className={classNames('relative overflow-hidden bg-sunken', className)}>
      {!isDrawn && <Skeleton className="absolute inset-0 rounded-none" />}
      <div
        ref={frame}
        className={classNames(
          'absolute! inset-0 transition-opacity duration-240',
          isDrawn ? 'opacity-100' : 'opacity-0',
        )}
      />
    </div>
  )
}
