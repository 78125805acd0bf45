import { bookingStatuses } from '@chauffeur/domain/booking-status'
import { DATE_RANGE_REFUSAL } from '@chauffeur/domain/date-range'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { statusFaces } from './describe-booking.ts'
import { hasDateRange, isFiltered, type BookingFilters } from './filters.ts'

const statusOptions = [
  { value: 'all', label: 'All' } as const,
  ...bookingStatuses.map((value) => ({ value, label: statusFaces[value].label })),
]

type FilterBarProps = { filters: BookingFilters; onChange: (filters: BookingFilters) => void }

export function FilterBar({ filters, onChange }: FilterBarProps) {
  const { q = '', status = 'all', from = '', to = '' } = filters
  const refusal = hasDateRange(filters) ? undefined : <span lang="pt">{DATE_RANGE_REFUSAL}</span>
  return (
    <form
      aria-label="Filters"
      onSubmit={(event) => event.preventDefault()}
      className="grid grid-cols-2 items-start gap-x-3 gap-y-3 md:grid-cols-[minmax(0,1fr)_repeat(3,minmax(0,11rem))_auto]"
    >
      <Field label="Search" className="col-span-2 md:col-span-1">
        <TextInput
          type="search"
          placeholder="Name, e-mail or booking number"
          leading={<SearchIcon />}
          maxLength={200}
          value={q}
          onValueChange={(q) => onChange({ ...filters, q })}
        />
      </Field>
      <Field label="Status" className="col-span-2 md:col-span-1">
        <Select
          value={status}
          options={statusOptions}
          onValueChange={(status) => onChange({ ...filters, status: status === 'all' ? undefined : status })}
        />
      </Field>
      <Field label="Pickup from" error={refusal}>
        <TextInput type="date" value={from} onValueChange={(from) => onChange({ ...filters, from })} />
      </Field>
      <Field label="Pickup to">
        <TextInput type="date" value={to} onValueChange={(to) => onChange({ ...filters, to })} />
      </Field>
      <Button
        className="col-span-2 md:col-span-1 md:mt-6.5 md:min-h-12"
        disabledReason={isFiltered(filters) ? undefined : 'No filter is set.'}
        onClick={() => onChange({})}
      >
        Clear filters
      </Button>
    </form>
  )
}
