import { memberLists, type MemberList } from '@chauffeur/domain/partner-members'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { currentLocale } from '@chauffeur/words/current-locale'
import { useState } from 'react'
import { trpc } from '../shared/api/trpc.ts'
import { Field } from '../shared/ui/field.tsx'
import { SearchIcon } from '../shared/ui/more-icons.tsx'
import { TextInput } from '../shared/ui/text-input.tsx'
import { ToggleChip } from '../shared/ui/toggle-chip.tsx'
import { useDebounced } from '../shared/ui/use-debounced.ts'
import { BookingRows } from './booking-rows.tsx'
import { useMember } from './member.ts'
import { Reading, ShowMore } from './reading.tsx'

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
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const { partner } = useMember()
  const filter = { list, q: search, from, to }
  const file = new URLSearchParams({
    ...filter,
    partner: partner.id,
    ...(currentLocale() !== 'en' && { delimiter: 'semicolon' }),
  })
  const query = trpc.member.bookings.useInfiniteQuery(filter, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  })
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
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <Field label={texts.from} className="w-40">
          <TextInput type="date" value={from} onValueChange={setFrom} />
        </Field>
        <Field label={texts.to} className="w-40">
          <TextInput type="date" value={to} onValueChange={setTo} />
        </Field>
        <a href={`/api/partner/bookings.csv?${file.toString()}`} className="link min-h-11 py-2.5">
          {texts.csv}
        </a>
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
        <ShowMore query={query} className="mt-4" />
      </div>
    </>
  )
}
