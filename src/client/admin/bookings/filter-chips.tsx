import { bookingSelections } from '@chauffeur/domain/booking-list'
import { ToggleChip } from '../../shared/ui/toggle-chip.tsx'
import { listDays, type ListSearch } from './list-search.ts'
import { listTexts } from './list-texts.ts'

type FilterChipsProps = { search: ListSearch; onChange: (search: ListSearch) => void }

/** The questions of every day, each one tap away. A day is shown in the order in which it is driven. */
export function FilterChips({ search, onChange }: FilterChipsProps) {
  const { day, status, only } = search
  return (
    <fieldset
      // Scrolls sideways on a phone; the padding leaves room for the focus ring.
      className="-mx-1 flex min-w-0 gap-1.5 overflow-x-auto sm:gap-2 px-1 py-1 [contain:inline-size] [scrollbar-width:none] md:flex-1"
    >
      <legend className="sr-only">{listTexts.shortcuts}</legend>
      {listDays.map((value) => (
        <ToggleChip
          key={value}
          isPressed={day === value}
          onToggle={() =>
            onChange(
              day === value
                ? { ...search, day: undefined }
                : { ...search, day: value, from: undefined, to: undefined, sort: 'pickup' },
            )
          }
        >
          {listTexts.days[value]}
        </ToggleChip>
      ))}
      <ToggleChip
        isPressed={status === 'pending'}
        onToggle={() => onChange({ ...search, status: status === 'pending' ? undefined : 'pending' })}
      >
        {listTexts.waiting}
      </ToggleChip>
      {bookingSelections.map((value) => (
        <ToggleChip
          key={value}
          isPressed={only === value}
          onToggle={() => onChange({ ...search, only: only === value ? undefined : value })}
        >
          {listTexts.selections[value]}
        </ToggleChip>
      ))}
    </fieldset>
  )
}
