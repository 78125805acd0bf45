import { loadLateWords } from '@chauffeur/words/late-words'
import { lazy, type RefObject, useRef, useState } from 'react'
import { fetchAhead, LatePart } from '../ui/late-part.tsx'
import type { ChosenPlace, PlaceEnd } from './chosen-place.ts'
import type { LeftPin } from './pin-picker.tsx'
import type { PlaceView } from './place-dialogs.tsx'

// Most people find their place in the list.
const loadDialogs = async () => {
  const [dialogs] = await Promise.all([import('./place-dialogs.tsx'), loadLateWords('pin')])
  return dialogs
}
const PlaceDialogs = lazy(async () => ({ default: (await loadDialogs()).PlaceDialogs }))

/** The place of a field, as far as a map needs to know it. */
export interface FieldPlace {
  readonly end: PlaceEnd
  /** The address of the chosen place; '' while there is none. */
  readonly location: string
  /** Its place id, where it has one. */
  readonly placeId?: string | undefined
  /** House name and how to find it, as it was written on the map. */
  readonly note?: string | undefined
  /** The place at the other end of the journey, near which the map begins. */
  readonly otherEnd?: Pick<ChosenPlace, 'location' | 'placeId'> | null | undefined
  /** Sends what is typed to the team; left out where there is nobody to send it to. */
  readonly onAskTeam?: ((typed: string, box: RefObject<HTMLElement | null>) => void) | undefined
}

interface Surroundings {
  readonly box: RefObject<HTMLInputElement | null>
  /** The text in the box that is no place. */
  readonly typed: string
  readonly onTake: (place: ChosenPlace) => void
}

/** The map and the other ways to a place, fetched when they are wanted. A map that was closed opens as it was left. */
export function usePlaceDialogs(place: FieldPlace, { box, typed, onTake }: Surroundings) {
  const { end, location, placeId = '', note = '', otherEnd, onAskTeam } = place
  const [view, setView] = useState<PlaceView>()
  const [left, setLeft] = useState<LeftPin & { readonly from: string }>()
  const pinButton = useRef<HTMLButtonElement>(null)
  const isOpen = useRef(false)
  const isAsking = useRef(false)
  // Read when a dialog has closed: the button comes with the pin that was taken in it.
  const returnFocusTo = {
    get current() {
      return isOpen.current || isAsking.current ? null : (pinButton.current ?? box.current)
    },
  }

  function show(next: PlaceView | undefined) {
    isOpen.current = next !== undefined
    isAsking.current = false
    setView(next)
  }

  const dialogs = view && (
    <LatePart>
      <PlaceDialogs
        view={view}
        onView={show}
        end={end}
        typed={typed}
        starts={[{ location, placeId }, ...(otherEnd ? [otherEnd] : [])]}
        left={left?.from === location ? left : { point: undefined, note }}
        onTake={(place) => {
          show(undefined)
          setLeft(undefined)
          onTake(place)
        }}
        onAskTeam={
          onAskTeam &&
          (() => {
            show(undefined)
            isAsking.current = true
            onAskTeam(typed, box)
          })
        }
        onClose={(next) => {
          show(undefined)
          if (next) setLeft({ ...next, from: location })
        }}
        returnFocusTo={returnFocusTo}
      />
    </LatePart>
  )
  return {
    dialogs,
    openDialog: (next: PlaceView) => {
      fetchAhead(loadDialogs)
      show(next)
    },
    isDialogOpen: () => isOpen.current,
    pinButton,
  }
}
