import { memberLists, type MemberList } from '@chauffeur/domain/partner-members'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { useState } from 'react'
import { trpc } from '../shared/api/trpc.ts'
import { Button } from '../shared/ui/button.tsx'
import { Field } from '../shared/ui/field.tsx'
import { SearchIcon } from '../shared/ui/more-icons.tsx'
import { TextInput } from '../shared/ui/text-input.tsx'
import { ToggleChip } from '../shared/ui/toggle-chip.tsx'
import { useDebounced } from '../shared/ui/use-debounced.ts'
import { BookingRows } from './booking-rows.tsx'
import { Reading } from './reading.tsx'

const PAUSE_MS = 300

interface Shown {
  readonly list: MemberList
  readonly q: string
}

/** The partner's bookings in lists, and a search in the one that is shown. */
export function BookingsPage({ list, q, onChange }: Shown & { onChange: (next: Shown) => void }) {
  const texts = partnerTexts.list
  const [text, setText] = useState(q)
  const search = useDebounced(text, PAUSE_MS).trim()
  const query = trpc.member.bookings.useInfiniteQuery(
    { list, q: search },
    { getNextPageParam: ({ nextCursor }) => nextCursor, staleTime: 0 },
  )
  return (
    <>
      <h1 className="text-title">{texts.heading}</h1>
      <div className="mt-4 grid gap-3 lg:grid-cols-[1fr_22rem] lg:items-center">
        <fieldset aria-label={texts.which} className="-mx-5 flex min-w-0 gap-2 overflow-x-auto px-5 py-1">
          {memberLists.map((one) => (
            <ToggleChip
              key={one}
              isPressed={one === list}
              onToggle={() => onChange({ list: one, q: search })}
            >
              {texts[one]}
            </ToggleChip>
          ))}
        </fieldset>
        <Field label={texts.search} hideLabel>
          <TextInput
            type="search"
            value={text}
            onValueChange={setText}
            onBlur={() => onChange({ list, q: text.trim() })}
            placeholder={texts.search}
            leading={<SearchIcon />}
          />
        </Field>
      </div>
      <div className="mt-4">
        <Reading query={query}>
          {({ pages }) => {
            const bookings = pages.flatMap((page) => page.bookings)
            return bookings.length === 0 ? (
              <p className="text-soft">{texts.none}</p>
            ) : (
              <BookingRows bookings={bookings} label={texts.heading} />
            )
          }}
        </Reading>
        {query.hasNextPage && (
          <Button
            block
            busy={query.isFetchingNextPage}
            busyLabel={texts.reading}
            onClick={() => void query.fetchNextPage()}
            className="mt-4"
          >
            {texts.more}
          </Button>
        )}
      </div>
    </>
  )
}
