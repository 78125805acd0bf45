import { useEffect, useRef, useState, type RefObject } from 'react'
import { noteFailure } from './note-failure.ts'
import { useNearView } from './use-near-view.ts'

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
