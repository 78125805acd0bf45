import type { Location } from '@chauffeur/contract/locations'
import { Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { randomId } from '../common/random-id.ts'
import { Combobox } from '../ui/combobox.tsx'
import { Field } from '../ui/field.tsx'
import { onRelease } from '../ui/on-release.ts'
import type { ChosenPlace } from './chosen-place.ts'
import { LocationOption } from './location-option.tsx'
import { placeTexts } from './place-texts.ts'
import type { SuggestionSourceProps } from './location-suggestions.tsx'
import type { LocationSuggestions } from './use-location-suggestions.ts'

const NOT_YET: LocationSuggestions = {
  query: '',
  groups: [],
  loading: false,
  emptyText: '',
  errorText: undefined,
}

type LocationFieldProps = {
  /** What looks for places; one that is fetched first leaves the field usable meanwhile. */
  source: ComponentType<SuggestionSourceProps>
  label: string
  /** The address of the chosen place; '' while there is none. */
  location: string
  onChoose: (place: ChosenPlace | null) => void
  hint?: string | undefined
  warning?: string | undefined
  placeholder: string
  clearLabel: string
  icon: ReactNode
  /** Where a form can be sent without it. */
  optional?: boolean | undefined
  /** What it is called in a form that is sent without scripts. */
  name?: string | undefined
}

/** A box that finds a place. Only a chosen suggestion counts; text that is none is never sent anywhere. */
export function LocationField(props: LocationFieldProps) {
  const {
    source: Source,
    label,
    location,
    onChoose,
    hint,
    warning,
    placeholder,
    clearLabel,
    icon,
    optional = false,
    name,
  } = props
  const [text, setText] = useState(location)
  const [shownFor, setShownFor] = useState(location)
  const [open, setOpen] = useState(false)
  const [left, setLeft] = useState<'without a place' | 'with the old place' | null>(null)
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
    if (next === '') onChoose(null)
  }

  function openOrClose(isOpen: boolean) {
    setOpen(isOpen)
    if (isOpen && sessionToken === '') setSessionToken(randomId())
  }

  function choose({ id, name, address, isGoogleResult }: Location) {
    setText(address)
    setLeft(null)
    setSessionToken('')
    onChoose({ location: address, placeId: isGoogleResult ? id : '', name })
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
      error={left === 'without a place' ? placeTexts.choosePlace : undefined}
      warning={left === 'with the old place' ? placeTexts.keptPlace : warning}
      required={!optional}
    >
      <Combobox
        {...suggestions}
        loading={suggestions.loading || (open && found === NOT_YET)}
        text={text}
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
