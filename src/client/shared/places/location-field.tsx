import type { Location } from '@chauffeur/contract/locations'
import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { placeTexts } from '@chauffeur/words/en/shared'
import { randomId } from '../forms/random-id.ts'
import { Combobox } from '../ui/combobox.tsx'
import { Field } from '../ui/field.tsx'
import { onRelease } from '../ui/on-release.ts'
import { LocationOption } from './location-option.tsx'
import { placeShown } from './place-shown.ts'
import type { SuggestionSourceProps, LocationSuggestions } from './location-suggestions.tsx'

/** A place as chosen from the suggestions: its address is what travels, its name is only shown. */
export interface ChosenPlace {
  readonly location: string
  /** Of an external provider's result only. */
  readonly placeId: string
  readonly name: string
  readonly isAirport?: boolean
}

const NOT_YET: LocationSuggestions = {
  query: '',
  groups: [],
  loading: false,
  emptyText: '',
  errorText: undefined,
}

type LocationFieldProps = {
  /** The source of suggestions; the field is usable while it is being loaded. */
  source: ComponentType<SuggestionSourceProps>
  label: string
  /** The address of the chosen place; '' while there is none. */
  location: string
  /** Its name, where that is known: shown over its address while nobody types. */
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

/** A box that finds a place. Only a chosen suggestion counts; text that is none is never sent anywhere. */
export function LocationField(props: LocationFieldProps) {
  const {
    source: Source,
    label,
    location,
    placeName,
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
  const [found, setFound] = useState(NOT_YET)
  const { query, ...suggestions } = found

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

  function choose({ id, name, address, isGoogleResult, displayType }: Location) {
    setText(address)
    setLeft(null)
    setSessionToken('')
    onChoose({
      location: address,
      placeId: isGoogleResult ? id : '',
      name,
      isAirport: displayType === 'airport',
    })
  }

  function leave() {
    if (text === location) return
    if (location === '') {
      setText(text.trim())
      setLeft(text.trim() === '' ? null : 'without a place')
    } else {
      setText(location)
      setLeft('with the old place')
    }
  }

  return (
    <Field
      label={label}
      hint={hint}
      error={left === 'without a place' ? placeTexts.choosePlace : error}
      warning={left === 'with the old place' ? placeTexts.keptPlace : warning}
      required={!optional}
    >
      <Combobox
        {...suggestions}
        loading={suggestions.loading || (open && found === NOT_YET)}
        text={text}
        cover={text === location && coverOf(location, placeName)}
        onTextChange={type}
        onSelect={choose}
        onOpenChange={openOrClose}
        onBlur={() => onRelease(leave)}
        optionKey={(place) => place.id}
        renderOption={(place) => <LocationOption place={place} query={query} />}
        loadingText={placeTexts.searching}
        autoHighlight
        placeholder={placeholder}
        clearLabel={clearLabel}
        leading={icon}
        {...(name === undefined ? {} : { name })}
      />
      {sessionToken !== '' && (
        <Suspense>
          <Source text={text} open={open} sessionToken={sessionToken} onChange={setFound} />
        </Suspense>
      )}
    </Field>
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
