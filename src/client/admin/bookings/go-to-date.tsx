import { Field } from '../../shared/ui/field.tsx'
import { IconButton } from '../../shared/ui/button.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../shared/ui/icons.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'
import { addDays } from '../common/days.ts'
import { daysOf, queryOf } from './filters.ts'
import { type ListSearch } from './list-search.ts'
import { listTexts } from './list-texts.ts'

type GoToDateProps = {
  search: ListSearch
  today: string
  onChange: (search: ListSearch) => void
}

/** Where the list by pick-up begins. Where one day alone is shown, another one takes its place. */
export function GoToDate({ search, today, onChange }: GoToDateProps) {
  const { from, to } = daysOf(search, today)
  const begin = queryOf(search, today).from ?? today
  const isOneDay = from !== undefined && from === to
  const goTo = (day: string) =>
    onChange({
      ...search,
      sort: 'pickup',
      day: undefined,
      from: day || undefined,
      to: (isOneDay && day) || undefined,
    })
  return (
    <div className="flex items-center gap-1">
      <span aria-hidden className="text-sm text-soft max-md:hidden">
        {listTexts.goTo}
      </span>
      <IconButton
        size="small"
        label={listTexts.dayBefore}
        icon={<ChevronLeftIcon />}
        onClick={() => goTo(addDays(begin, -1))}
      />
      <Field label={listTexts.goTo} hideLabel>
        <TextInput
          type="date"
          title={listTexts.goTo}
          value={search.sort === 'pickup' ? (from ?? '') : ''}
          onValueChange={goTo}
          className="[&>input]:min-h-9 [&>input]:px-2.5! [&>input]:py-1 [&>input]:text-sm pointer-coarse:[&>input]:min-h-11 pointer-coarse:[&>input]:text-base"
        />
      </Field>
      <IconButton
        size="small"
        label={listTexts.dayAfter}
        icon={<ChevronRightIcon />}
        onClick={() => goTo(addDays(begin, 1))}
      />
    </div>
  )
}
