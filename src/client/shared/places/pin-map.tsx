import type { Point } from '@chauffeur/domain/geometry'
import { pinTexts } from '@chauffeur/words/en/pin'
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useSite } from '../firm/use-site.ts'
import type { OpenPinMap } from '../map/open-pin-map.ts'
import { type MakeMap, MapFrame, useOpenMap } from '../map/route-map.tsx'
import { IconButton } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { MinusIcon, PlusIcon } from '../ui/icons.tsx'

interface PinMapProps {
  /** The place in the middle at first. A stable function: another one opens another map. */
  readonly findStart: () => Promise<Point | undefined>
  /** Where to go; a new object goes there again. */
  readonly target: { readonly point: Point } | undefined
  /** The target lies outside of the map. */
  readonly onFar: () => void
  readonly isMoving: boolean
  readonly onMove: () => void
  readonly onRest: (middle: Point) => void
  readonly onTake: () => void
  /** More buttons beside those that zoom. */
  readonly children: ReactNode
  /** Stands in its place where there can be no map. */
  readonly missing: ReactNode
}

/** A map that moves under a pin, by finger, mouse or keys. */
export function PinMap(props: PinMapProps) {
  const { findStart, target, isMoving, children, missing } = props
  const told = useRef(props)
  useEffect(() => {
    told.current = props
  })
  const { mapStyleUrl } = useSite()
  const fetchMap = useCallback(async (): Promise<MakeMap<OpenPinMap>> => {
    const [{ openPinMap }, start] = await Promise.all([import('../map/open-pin-map.ts'), findStart()])
    return (frame, onDrawn) =>
      openPinMap(frame, {
        styleUrl: mapStyleUrl,
        start,
        onDrawn,
        onMove: () => told.current.onMove(),
        onRest: (middle) => told.current.onRest(middle),
      })
  }, [findStart, mapStyleUrl])
  const { frame, map, isDrawn, hasFailed } = useOpenMap(fetchMap)

  useEffect(() => {
    if (map && target && !map.goTo(target.point)) told.current.onFar()
  }, [map, target])

  if (hasFailed) return missing
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys */}
      <div
        role="application"
        aria-label={pinTexts.map}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes keys
        tabIndex={0}
        onKeyDown={(event) => map && onKey(event, map, told.current.onTake)}
        className="map-over-sheet absolute inset-0 -outline-offset-2"
      >
        <MapFrame frame={frame} isDrawn={isDrawn} className="h-full" />
        <Pin isLifted={isMoving} />
      </div>
      <div className="absolute right-4 bottom-12 grid gap-2.5 md:bottom-8">
        <RoundButton label={pinTexts.zoomIn} icon={<PlusIcon />} onClick={() => map?.zoom(1)} />
        <RoundButton label={pinTexts.zoomOut} icon={<MinusIcon />} onClick={() => map?.zoom(-1)} />
        {children}
      </div>
    </>
  )
}

/** Sideways and down. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function onKey(event: KeyboardEvent, map: OpenPinMap, onTake: () => void): void {
  const step = STEPS[event.key]
  if (step) map.move(...step)
  else if (event.key === '+' || event.key === '=') map.zoom(1)
  else if (event.key === '-') map.zoom(-1)
  else if (event.key === 'Enter') onTake()
  else return
  event.preventDefault()
}

/** A button on the map. */
export function RoundButton(props: { label: string; icon: ReactNode; onClick: () => void; busy?: boolean }) {
  return (
    <IconButton
      {...props}
      className="size-12! rounded-full! bg-raised! text-ink! shadow-float usable:hover:bg-sunken!"
    />
  )
}

/** Its tip is in the middle. */
function Pin({ isLifted }: { isLifted: boolean }) {
  return (
    <svg
      viewBox="0 0 44 58"
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 left-1/2 h-14.5 w-11 -translate-x-1/2 -translate-y-[53px] overflow-visible"
    >
      <ellipse cx="22" cy="53.5" rx={isLifted ? 5 : 7} ry="2.6" className="fill-ink" opacity="0.28" />
      <g className={classNames('transition-transform duration-120', isLifted && '-translate-y-1.5')}>
        <path
          d="M22 53C33 38.5 40 30 40 20.500a18 18 0 1 0-36 0C4 30 11 38.500 22 53z"
          className="fill-accent-fill stroke-raised"
          strokeWidth="2.5"
        />
        <circle cx="22" cy="20.5" r="6.5" className="fill-raised" />
      </g>
    </svg>
  )
}
