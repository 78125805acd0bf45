import type { Location } from '@chauffeur/contract/locations'
import { readPinAddress } from '@chauffeur/domain/pin-address'
import { type ComponentType, type ReactNode, Suspense, useRef, useState } from 'react'
import { placeTexts } from '@chauffeur/words/en/shared'
import { randomId } from '../forms/random-id.ts'
import { Combobox } from '../ui/combobox.tsx'
import { Field } from '../ui/field.tsx'
import { CrosshairIcon, NoteIcon } from '../ui/icons.tsx'
import { onRelease } from '../ui/on-release.ts'
import type { ChosenPlace } from './chosen-place.ts'
import type { SuggestionSourceProps } from './location-suggestions.tsx'
import { OptionRow } from './option-row.tsx'
import { placeShown } from './place-shown.ts'
import { NOT_YET } from './suggestions.ts'
import { type FieldPlace, usePlaceDialogs } from './use-place-dialogs.tsx'

type LocationFieldProps = FieldPlace & {
  /** The source of suggestions; the field is usable while it is being loaded. */
  source: ComponentType<SuggestionSourceProps>
  label: string
  /** The name of the place, where that is known: shown over its address while nobody types. */
  placeName?: string | undefined
  onChoose: (place: ChosenPlace | null) => void
  /** Called with what is typed, whether or not it is a place. */
  onType?: ((text: string) => void) | undefined
  /** The first text in the box while no place is chosen. */
  typed?: string | undefined
  hint?: string | undefined
  warning?: string | undefined
  /** The problem of the chosen place. */
  error?: string | undefined
  placeholder: string
  clearLabel: string
  icon: ReactNode
  /** Where a form can be sent without it. */
  optional?: boolean | undefined
  /** Its name in a form that is sent without scripts. */
  name?: string | undefined
}

/** A box that finds a place. Only a chosen one counts; other text goes nowhere but to the team, and only when it is sent. */
export function LocationField(props: LocationFieldProps) {
  const {
    source: Source,
    label,
    location,
    placeId = '',
    placeName,
    note = '',
    onChoose,
    onType,
    typed = '',
    hint,
    warning,
    error,
    placeholder,
    clearLabel,
    icon,
    optional = false,
    name,
  } = props
  const [text, setText] = useState(location || typed)
  const [shownFor, setShownFor] = useState(location)
  const [open, setOpen] = useState(false)
  const [left, setLeft] = useState<'without a place' | 'with the old place' | null>(
    location === '' && typed !== '' ? 'without a place' : null,
  )
  const [sessionToken, setSessionToken] = useState('')
  const [suggestions, setFound] = useState(NOT_YET)
  const box = useRef<HTMLInputElement>(null)
  const isPin = placeId.startsWith('pin:') || readPinAddress(location) !== undefined
  const { dialogs, openDialog, isDialogOpen, pinButton } = usePlaceDialogs(props, {
    box,
    typed: text === location ? '' : text.trim(),
    onTake: take,
  })

  // The place also changes from outside: by a link, a reload, or the switch to hourly hire.
  if (shownFor !== location) {
    setShownFor(location)
    setText(location)
    setLeft(null)
  }

  function type(next: string) {
    setText(next)
    setLeft(null)
    onType?.(next)
    if (next === '') onChoose(null)
  }

  function openOrClose(isOpen: boolean) {
    setOpen(isOpen)
    if (isOpen && sessionToken === '') setSessionToken(randomId())
  }

  function choose({ id, name, address, isGoogleResult, displayType, pin }: Location) {
    take({
      location: address,
      placeId: isGoogleResult || pin ? id : '',
      name,
      isAirport: displayType === 'airport',
    })
  }

  function take(place: ChosenPlace) {
    setText(place.location)
    setLeft(null)
    setSessionToken('')
    onChoose(place)
  }

  function leave() {
    if (text === location || isDialogOpen()) return
    if (location === '') {
      setText(text.trim())
      setLeft(text.trim() === '' ? null : 'without a place')
    } else {
      setText(location)
      setLeft('with the old place')
    }
  }

  return (
    <>
      <Field
        label={label}
        hint={hint}
        error={left === 'without a place' ? placeTexts.choosePlace : error}
        warning={left === 'with the old place' ? placeTexts.keptPlace : warning}
        required={!optional}
      >
        <Combobox
          {...suggestions}
          loading={suggestions.loading || (open && suggestions === NOT_YET)}
          text={text}
          cover={text === location && coverOf(location, placeName)}
          onTextChange={type}
          onSelect={choose}
          onOpenChange={openOrClose}
          onBlur={() => onRelease(leave)}
          optionKey={(place) => place.id}
          loadingText={placeTexts.searching}
          autoHighlight
          placeholder={placeholder}
          clearLabel={clearLabel}
          leading={icon}
          inputRef={box}
          actions={[
            {
              key: 'on the map',
              content: <OptionRow icon={<CrosshairIcon />} title={placeTexts.onMap} />,
              onTake: () => openDialog('map'),
            },
            ...(props.onAskTeam
              ? [
                  {
                    key: 'not listed',
                    content: (
                      <OptionRow
                        icon={<NoteIcon />}
                        title={placeTexts.notListed}
                        detail={placeTexts.notListedWays}
                      />
                    ),
                    onTake: () => openDialog('ways'),
                  },
                ]
              : []),
          ]}
          {...(name === undefined ? {} : { name })}
        />
        {sessionToken !== '' && (
          <Suspense>
            <Source text={text} open={open} sessionToken={sessionToken} onChange={setFound} />
          </Suspense>
        )}
        {text === location && (isPin || note !== '') && (
          <div className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-soft">
            {note !== '' && <p className="min-w-0 wrap-anywhere">{note}</p>}
            {isPin && (
              <button
                ref={pinButton}
                type="button"
                className="link inline-flex items-center pointer-coarse:min-h-11"
                onClick={() => openDialog('map')}
              >
                {note === '' ? placeTexts.addNote : placeTexts.changePin}
              </button>
            )}
          </div>
        )}
      </Field>
      {dialogs}
    </>
  )
}

/** Its name in the language of the page, and its address beneath; undefined where the box says the same. */
function coverOf(location: string, placeName: string | undefined): ReactNode {
  const lines = placeShown(location, placeName)
  const { name } = lines
  if (name === location) return undefined
  return (
    <>
      <span className="block truncate">{name}</span>
      {lines.address !== undefined && (
        <span className="block truncate text-xs text-soft">{lines.address}</span>
      )}
    </>
  )
}
