import type { Point } from '@chauffeur/domain/geometry'
import { pinTexts } from '@chauffeur/words/en/pin'
import { type ReactNode, type RefObject, useCallback, useState } from 'react'
import { ApiProvider } from '../api/api-provider.tsx'
import { trpc } from '../api/trpc.ts'
import { Dialog } from '../ui/dialog.tsx'
import { ChevronRightIcon, CrosshairIcon, NoteIcon } from '../ui/icons.tsx'
import { PositionIcon } from '../ui/more-icons.tsx'
import type { ChosenPlace, PlaceEnd } from './chosen-place.ts'
import { findFirst, findTyped } from './find-start.ts'
import { type LeftPin, PinPicker } from './pin-picker.tsx'

/** Which of them is open: the ways to a place that no list has, or the map, also at where this device is. */
export type PlaceView = 'ways' | 'map' | 'here'

interface PlaceDialogsProps {
  readonly view: PlaceView
  readonly onView: (view: PlaceView) => void
  readonly end: PlaceEnd
  /** The text in the field that is no place. */
  readonly typed: string
  /** Where the map may begin; the first that can be found is taken. */
  readonly starts: readonly { readonly location: string; readonly placeId: string }[]
  readonly left: LeftPin
  readonly onTake: (place: ChosenPlace) => void
  /** Undefined where there is nobody to send it to. */
  readonly onAskTeam: (() => void) | undefined
  readonly onClose: (left?: LeftPin) => void
  readonly returnFocusTo: RefObject<HTMLElement | null>
}

/** The ways to a place other than its name, with their own way to the server: their page may have none. */
export function PlaceDialogs(props: PlaceDialogsProps) {
  return <ApiProvider>{props.view === 'ways' ? <Ways {...props} /> : <OnMap {...props} />}</ApiProvider>
}

function OnMap(props: PlaceDialogsProps) {
  const { view, end, left, onTake, onAskTeam, onClose, returnFocusTo } = props
  const { client } = trpc.useUtils()
  const [typed] = useState(props.typed)
  const [starts] = useState(props.starts)
  const [before] = useState(left)
  const findStart = useCallback(
    async (): Promise<Point | undefined> =>
      before.point ?? (await findTyped(client, typed)) ?? findFirst(client, starts),
    [before, client, typed, starts],
  )
  return (
    <PinPicker
      open
      end={end}
      findStart={findStart}
      note={before.note}
      startsHere={view === 'here'}
      onTake={onTake}
      onAskTeam={onAskTeam}
      onClose={onClose}
      onClosed={() => returnFocusTo.current?.focus()}
    />
  )
}

function Ways({ typed, onView, onAskTeam, onClose, returnFocusTo }: PlaceDialogsProps) {
  return (
    <Dialog
      open
      onOpenChange={() => onClose()}
      returnFocusTo={returnFocusTo}
      title={pinTexts.ways}
      description={pinTexts.waysLead}
      size="small"
    >
      <Way
        icon={<CrosshairIcon />}
        title={pinTexts.point}
        detail={pinTexts.pointHint}
        onClick={() => onView('map')}
      />
      <Way
        icon={<PositionIcon />}
        title={pinTexts.here}
        detail={pinTexts.hereHint}
        onClick={() => onView('here')}
      />
      {onAskTeam && (
        <Way
          icon={<NoteIcon />}
          title={typed === '' ? pinTexts.team : pinTexts.teamTyped(typed)}
          detail={pinTexts.teamHint}
          onClick={onAskTeam}
        />
      )}
      <p className="pt-4 text-sm text-soft">{pinTexts.paste}</p>
    </Dialog>
  )
}

type WayProps = { icon: ReactNode; title: string; detail: string; onClick: () => void }

function Way({ icon, title, detail, onClick }: WayProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-17 w-full items-center gap-3.5 border-b border-line py-2.5 text-left leading-snug transition-colors hover:text-accent"
    >
      <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-wash text-accent">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-anywhere">{title}</span>
        <span className="block text-sm text-soft">{detail}</span>
      </span>
      <ChevronRightIcon className="text-faint" />
    </button>
  )
}
