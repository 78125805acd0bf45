import type { Location } from '@chauffeur/contract/locations'
import { distanceText } from '@chauffeur/domain/distance-text'
import type { Point } from '@chauffeur/domain/geometry'
import { pinText } from '@chauffeur/domain/pin'
import { currentLocale } from '@chauffeur/words/current-locale'
import { uiTexts } from '@chauffeur/words/en/shared'
import { pinTexts } from '@chauffeur/words/en/pin'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { FullDialog } from '../ui/full-dialog.tsx'
import { ChevronLeftIcon, WarningIcon } from '../ui/icons.tsx'
import { PositionIcon } from '../ui/more-icons.tsx'
import { TextInput } from '../ui/text-input.tsx'
import type { ChosenPlace, PlaceEnd } from './chosen-place.ts'
import { MapSearch } from './map-search.tsx'
import { PinMap, RoundButton } from './pin-map.tsx'
import { placeShown } from './place-shown.ts'
import { useOwnPosition } from './use-own-position.ts'
import { type PlaceAt, usePlaceAt, usePlaceIn } from './use-place-at.ts'

/** The point and the note of a picker that was closed. */
export interface LeftPin {
  readonly point: Point | undefined
  readonly note: string
}

interface PinPickerProps {
  readonly open: boolean
  readonly end: PlaceEnd
  /** Where the map begins. A stable function. */
  readonly findStart: () => Promise<Point | undefined>
  /** As it was written before. */
  readonly note: string
  /** Whether it begins by asking where this device is. */
  readonly startsHere: boolean
  readonly onTake: (place: ChosenPlace) => void
  /** Undefined where there is nobody to send it to. */
  readonly onAskTeam: (() => void) | undefined
  readonly onClose: (left: LeftPin) => void
  readonly onClosed: () => void
}

/** A place that is pointed at on a map, and how to find it. */
export function PinPicker(props: PinPickerProps) {
  const { open, end, startsHere, onTake, onAskTeam, onClose, onClosed } = props
  const [note, setNote] = useState(props.note)
  const [point, setPoint] = useState<Point>()
  const [isMoving, setMoving] = useState(false)
  const [target, setTarget] = useState<{ readonly point: Point }>()
  const [hasMap, setHasMap] = useState(true)
  const [written, setWritten] = useState('')
  const onMap = usePlaceAt(hasMap ? point : undefined)
  const inFigures = usePlaceIn(hasMap ? '' : written)
  const found = hasMap ? onMap : inFigures
  const own = useOwnPosition((point) => {
    setTarget({ point })
    setWritten(pinText(point))
  })
  const isReady = found.place !== undefined && !found.isLooking && !isMoving

  useEffect(() => {
    if (startsHere) own.ask()
    // Once, when it opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  function take() {
    const { place } = found
    if (place && isReady) onTake(asChosen(place, note))
  }

  return (
    <FullDialog
      open={open}
      onClose={() => onClose({ point, note })}
      onClosed={onClosed}
      title={pinTexts[end].title}
    >
      <div className="relative min-h-40 flex-1">
        <PinMap
          findStart={props.findStart}
          target={target}
          onFar={() => own.setProblem(pinTexts.positionFar)}
          isMoving={isMoving}
          onMove={() => setMoving(true)}
          onRest={(middle) => {
            setMoving(false)
            setPoint(middle)
          }}
          onTake={take}
          missing={<Missing onMissing={() => setHasMap(false)} canAsk={onAskTeam !== undefined} />}
        >
          <RoundButton
            label={pinTexts.ownPosition}
            icon={<PositionIcon />}
            busy={own.isAsking}
            onClick={own.ask}
          />
        </PinMap>
        <div className="absolute inset-x-4 top-3 flex items-start gap-2.5">
          <RoundButton
            label={uiTexts.close}
            icon={<ChevronLeftIcon className="size-6" />}
            onClick={() => onClose({ point, note })}
          />
          {hasMap && <MapSearch onFound={(point) => setTarget({ point })} />}
        </div>
      </div>
      <section
        className={
          'relative -mt-4 grid content-start gap-4 overflow-y-auto rounded-t-sheet bg-raised px-5 pt-4.5 ' +
          'pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-float ' +
          'md:mt-0 md:w-96 md:content-center md:rounded-none md:px-7 md:py-8'
        }
      >
        {hasMap ? (
          <p className="text-sm text-soft">{pinTexts.lead}</p>
        ) : (
          <Field
            label={pinTexts.position}
            hint={pinTexts.positionHint}
            error={inFigures.isUnreadable && !inFigures.isLooking && pinTexts.unreadable}
          >
            <TextInput
              value={written}
              onValueChange={setWritten}
              inputMode="text"
              autoComplete="off"
              placeholder="37.10104, -8.43001"
            />
          </Field>
        )}
        <Said found={found} isShown={hasMap || written.trim() !== ''} />
        {own.problem !== undefined && (
          <p role="alert" className="text-sm text-warning">
            {own.problem}
          </p>
        )}
        <Field label={pinTexts.note}>
          <TextInput
            value={note}
            onValueChange={setNote}
            onKeyDown={({ key, nativeEvent }) => {
              if (key === 'Enter' && !nativeEvent.isComposing) take()
            }}
            maxLength={MAX_PLACE_NOTE_LENGTH}
            placeholder={pinTexts.notePlaceholder}
            autoComplete="off"
            enterKeyHint="done"
          />
          <p className="mt-1.5 text-sm text-soft">{pinTexts.noteHint}</p>
        </Field>
        <div className="grid gap-2">
          <Button
            variant="primary"
            size="large"
            block
            disabledReason={isReady ? undefined : found.place ? pinTexts.moving : pinTexts.notTaken}
            onClick={take}
          >
            {pinTexts[end].take}
          </Button>
          {onAskTeam && (!hasMap || found.refusal !== undefined) && (
            <Button variant="ghost" block onClick={onAskTeam}>
              {pinTexts.team}
            </Button>
          )}
        </div>
      </section>
    </FullDialog>
  )
}

function asChosen({ address, id, name }: Location, note: string): ChosenPlace {
  return { location: address, placeId: id, name, note: note.trim() }
}

/** The place under the pin, read out once the map rests. */
function Said({ found, isShown }: { found: PlaceAt; isShown: boolean }) {
  const { place, refusal, hasFailed, isLooking, retry } = found
  return (
    <div>
      <div aria-live="polite" aria-atomic="true" className={isLooking ? 'opacity-60' : undefined}>
        {isShown && said(found)}
      </div>
      {hasFailed && !isLooking && place === undefined && refusal === undefined && (
        <Button size="small" className="mt-2" onClick={retry}>
          {pinTexts.again}
        </Button>
      )}
    </div>
  )
}

function said({ place, refusal, hasFailed }: PlaceAt): ReactNode {
  if (place) {
    const { name, address } = placeShown(place.address, place.name)
    const walk = place.pin?.walkMetres ?? 0
    return (
      <>
        <p className="font-display text-heading">{name}</p>
        <p className="tabular text-sm text-soft">{address}</p>
        {walk > TOLD_FROM_METRES && (
          <p className="mt-1 text-sm text-warning">{pinTexts.walk(distanceText(walk, currentLocale()))}</p>
        )}
      </>
    )
  }
  if (refusal === undefined && !hasFailed)
    return <p className="font-display text-heading">{pinTexts.looking}</p>
  return (
    <p className="flex gap-2 text-danger">
      <WarningIcon className="mt-0.5 size-5" />
      <span className="min-w-0">{refusal ?? pinTexts.failed}</span>
    </p>
  )
}

/** In the map's place. */
function Missing({ onMissing, canAsk }: { onMissing: () => void; canAsk: boolean }) {
  useEffect(onMissing, [onMissing])
  return (
    <p className="flex h-full items-center justify-center bg-sunken px-8 pt-14 text-center text-balance">
      {canAsk ? pinTexts.noMap : pinTexts.noMapAlone}
    </p>
  )
}

/** A shorter walk is none. */
const TOLD_FROM_METRES = 150
const MAX_PLACE_NOTE_LENGTH = 200
