import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { MapRoute } from './map-route.ts'
import type { OpenMap } from './open-map.ts'
import { classNames } from '../ui/class-names.ts'
import { noteFailure } from './note-failure.ts'
import { Skeleton } from '../ui/skeleton.tsx'

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

/** Makes a map in an element. */
export type MakeMap<Opened> = (frame: HTMLElement, onDrawn: () => void) => Opened

interface MapState<Opened> {
  readonly frame: RefObject<HTMLDivElement | null>
  /** Undefined until the map has been made. */
  readonly map: Opened | undefined
  readonly isDrawn: boolean
  /** This browser cannot draw it. */
  readonly hasFailed: boolean
}

/**
 * A map that is fetched when its frame comes near the screen, and closed with it. Another `fetchMap` opens another map.
 */
export function useOpenMap<Opened extends { readonly close: () => void }>(
  fetchMap: () => Promise<MakeMap<Opened>>,
): MapState<Opened> {
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useNearView(frame)
  const [map, setMap] = useState<Opened>()
  const [isDrawn, setDrawn] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (!isNear) return undefined
    let isGone = false
    let opened: Opened | undefined
    async function open() {
      try {
        if (!('WebGL2RenderingContext' in window)) throw new Error('this browser has no WebGL2')
        const makeMap = await fetchMap()
        if (isGone || !frame.current) return
        opened = makeMap(frame.current, () => setDrawn(true))
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
  }, [isNear, fetchMap])

  return { frame, map, isDrawn, hasFailed }
}

const MARGIN = '240px'

/** Whether the element has ever come near the screen. */
function useNearView(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(isUnknown)
  useEffect(() => {
    if (isNear || !element.current) return undefined
    const sight = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    )
    sight.observe(element.current)
    return () => sight.disconnect()
  }, [element, isNear])
  return isNear
}

function isUnknown(): boolean {
  return typeof window !== 'undefined' && !('IntersectionObserver' in window)
}

interface MapFrameProps {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly isDrawn: boolean
  /** Its size, also while the map loads. */
  readonly className: string
}

/** Where a map stands, and what stands there until it does. */
export function MapFrame({ frame, isDrawn, className }: MapFrameProps) {
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
