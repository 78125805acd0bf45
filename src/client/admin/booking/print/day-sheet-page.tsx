import { describeDate } from '@chauffeur/domain/time'
import { Link } from '@tanstack/react-router'
import { trpc } from '../../../shared/api/trpc.ts'
import { IconButton } from '../../../shared/ui/button.tsx'
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from '../../../shared/ui/icons.tsx'
import { TextInput } from '../../../shared/ui/text-input.tsx'
import { addDays, useToday } from '../../common/days.ts'
import { readState } from '../../common/read-state.ts'
import { ResourceList } from '../../common/resource-list.tsx'
import { DaySheet } from './day-sheet.tsx'
import { PrintPage } from './print-page.tsx'
import { printTexts } from './print-texts.ts'

const texts = printTexts.day

interface DaySheetPageProps {
  /** yyyy-MM-dd, from the address; undefined for today in the office. */
  readonly day: string | undefined
  readonly onDayChange: (day: string) => void
}

/** The trips of a day, 25 on a sheet. */
export function DaySheetPage({ day: chosen, onDayChange }: DaySheetPageProps) {
  const today = useToday()
  const day = chosen ?? today
  const query = trpc.bookings.ofDay.useQuery({ day }, { staleTime: 0, gcTime: 0 })
  return (
    <PrintPage
      title={texts.title}
      orientation="portrait"
      back={
        <Link to="/admin" className="link inline-flex min-h-11 items-center gap-1 text-sm font-medium">
          <ChevronLeftIcon className="size-4" />
          {printTexts.backToList}
        </Link>
      }
      controls={
        <>
          <IconButton
            label={texts.before}
            icon={<ChevronLeftIcon />}
            onClick={() => onDayChange(addDays(day, -1))}
          />
          <TextInput
            type="date"
            aria-label={texts.day}
            value={day}
            // A day that is still being typed is none.
            onValueChange={(typed) => typed !== '' && onDayChange(typed)}
            className="w-40"
          />
          <IconButton
            label={texts.after}
            icon={<ChevronRightIcon />}
            onClick={() => onDayChange(addDays(day, 1))}
          />
        </>
      }
    >
      <div className="mx-auto max-w-[62rem] rounded-card bg-raised p-4 shadow-card sm:p-6 print:max-w-none print:rounded-none print:p-0 print:shadow-none">
        <h2 className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 text-heading print:mb-1 print:text-base">
          {describeDate(day)}
          {query.data && (
            <span className="font-sans text-sm text-soft tabular">
              {texts.count(query.data.bookings.length)}
            </span>
          )}
        </h2>
        <ResourceList
          what={texts.what}
          rows={query.data?.bookings}
          state={readState(query)}
          icon={<CalendarIcon className="size-7" />}
          empty={{ title: texts.none, text: texts.noneText }}
        >
          {(bookings) => <DaySheet bookings={bookings} />}
        </ResourceList>
      </div>
    </PrintPage>
  )
}
