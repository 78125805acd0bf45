import type { Location } from '@chauffeur/contract/locations'
import type { Point } from '@chauffeur/domain/geometry'
import { pinTexts } from '@chauffeur/words/en/pin'
import { placeTexts } from '@chauffeur/words/en/shared'
import { useState } from 'react'
import { trpc } from '../api/trpc.ts'
import { randomId } from '../forms/random-id.ts'
import { Combobox } from '../ui/combobox.tsx'
import { SearchIcon } from '../ui/more-icons.tsx'
import { SuggestionSource } from './location-suggestions.tsx'
import { NOT_YET } from './suggestions.ts'
import { pointOf } from './find-start.ts'

/** Finds a village or a street to move the map to. */
export function MapSearch({ onFound }: { onFound: (point: Point) => void }) {
  const { client } = trpc.useUtils()
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const [sessionToken, setSessionToken] = useState(randomId)
  const [suggestions, setFound] = useState(NOT_YET)

  async function go({ id, name, address, isGoogleResult }: Location) {
    setText(name)
    setSessionToken(randomId())
    const point = await pointOf(client, { location: address, placeId: isGoogleResult ? id : '' })
    if (point) onFound(point)
  }

  return (
    <>
      <Combobox
        {...suggestions}
        aria-label={pinTexts.find}
        text={text}
        onTextChange={setText}
        onSelect={(place) => void go(place)}
        onOpenChange={setOpen}
        optionKey={(place) => place.id}
        loadingText={placeTexts.searching}
        autoHighlight
        placeholder={pinTexts.find}
        clearLabel={pinTexts.clearFind}
        leading={<SearchIcon />}
        className="min-w-0 flex-1 [&>input]:rounded-full [&>input]:border-transparent [&>input]:shadow-float"
      />
      <SuggestionSource text={text} open={open} sessionToken={sessionToken} onChange={setFound} />
    </>
  )
}
