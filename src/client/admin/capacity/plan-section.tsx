import type { CarPlan } from '@chauffeur/contract/capacity'
import { describeDate } from '@chauffeur/domain/time'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { trpc } from '../../shared/api/trpc.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { CarIcon } from '../../shared/ui/icons.tsx'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import { baseNames } from '../common/describe.ts'
import { SelectField } from '../common/fields.tsx'
import { readState, ResourceSection } from '../common/resource-list.tsx'

/** A phone has room for eight columns. */
const HOURS_ON_A_PHONE = 3

/** How many cars of a class the next days need, and how many are there. */
export function PlanSection() {
  const query = trpc.capacity.plan.useQuery({})
  return (
    <ResourceSection
      titleId="plan-title"
      title="The next 14 days"
      lead="The fewest cars that can drive what is sold, of the cars that are there, hour by hour."
      what="car plan"
      rows={query.data?.plans}
      state={readState(query)}
      icon={<CarIcon className="size-7" />}
      empty={{
        title: 'Nothing to plan yet',
        text: 'Enter the cars of a class, and this shows how many of them each hour needs.',
      }}
    >
      {(plans) => <Plans plans={plans} />}
    </ResourceSection>
  )
}

function Plans({ plans }: { plans: readonly CarPlan[] }) {
  const [chosen, setChosen] = useState('')
  const shown = plans.find((plan) => keyOf(plan) === chosen) ?? plans[0]
  if (!shown) return null
  return (
    <div className="rounded-card bg-raised p-3 shadow-card sm:p-5">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <SelectField
          label="Class"
          value={keyOf(shown)}
          options={plans.map((plan) => ({
            value: keyOf(plan),
            label: `${plan.vehicleName}, ${baseNames[plan.base]}`,
          }))}
          onValueChange={setChosen}
          className="w-full sm:w-96"
        />
        <PlanLegend />
      </div>
      <PlanTable plan={shown} hoursTogether={HOURS_ON_A_PHONE} className="lg:hidden" />
      <PlanTable plan={shown} hoursTogether={1} className="max-lg:hidden" />
    </div>
  )
}

function keyOf({ vehicleId, base }: CarPlan): string {
  return `${vehicleId} ${base}`
}

const looks: Readonly<Record<Level, string>> = {
  none: 'text-soft',
  free: 'bg-success-wash text-success',
  full: 'bg-warning-wash font-semibold text-warning',
  short: 'bg-danger-wash font-semibold text-danger',
}

type PlanTableProps = {
  plan: CarPlan
  /** So many hours share a column, which shows the tightest of them. */
  hoursTogether: number
  className: string
}

/** Each day with its hours: the cars needed of the cars there. The day leads to its bookings. */
function PlanTable({ plan, hoursTogether, className }: PlanTableProps) {
  const columns = Array.from({ length: 24 / hoursTogether }, (_, index) => index * hoursTogether)
  return (
    <table className={classNames('tabular w-full table-fixed border-separate border-spacing-0.5', className)}>
      <caption className="sr-only">{`${plan.vehicleName}, ${plan.base}: cars needed of cars there`}</caption>
      <thead>
        <tr className="text-xs text-soft">
          <th scope="col" className="w-15 text-start font-medium sm:w-24">
            Day
          </th>
          {columns.map((hour) => (
            <th key={hour} scope="col" className="pb-1 font-medium">
              <span aria-hidden="true">{twoDigits(hour)}</span>
              <VisuallyHidden>{`${clock(hour)} to ${clock(hour + hoursTogether)}`}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plan.days.map((day) => (
          <tr key={day.day}>
            <th scope="row" className="text-start text-sm font-medium whitespace-nowrap">
              <Link
                to="/admin"
                search={{ sort: 'pickup', from: day.day, to: day.day }}
                className="link inline-flex min-h-9 items-center pointer-coarse:min-h-11"
              >
                {shortDay(day.day)}
                <VisuallyHidden>: bookings of this day</VisuallyHidden>
              </Link>
            </th>
            {columns.map((hour) => (
              <Cell key={hour} hours={tightestHours(day, hour, hoursTogether)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ hours }: { hours: Hours }) {
  const { needed, there } = hours
  return (
    <td aria-label={`${needed} of ${there}`} className="p-0 text-center text-xs">
      <span
        className={classNames(
          'flex min-h-9 items-center justify-center rounded-[0.25rem] pointer-coarse:min-h-11',
          looks[levelOf(hours)],
        )}
      >
        {needed === 0 ? '·' : `${needed}/${there}`}
      </span>
    </td>
  )
}

const legend = { free: 'Cars free', full: 'All taken', short: 'More sold than there' }

/** The meaning of the colours. */
function PlanLegend() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-soft">
      {(['free', 'full', 'short'] as const).map((level) => (
        <li key={level} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={classNames('size-4 rounded-[0.25rem]', looks[level])} />
          {legend[level]}
        </li>
      ))}
    </ul>
  )
}

/** "Sat 28 Nov" where there is room, from which a phone shows "Sat 28". */
function shortDay(day: string) {
  const [weekday = '', date = ''] = describeDate(day).split(', ')
  const [number = '', month = ''] = date.split(' ')
  return (
    <>
      {weekday.slice(0, 3)} {number}
      <span className="max-sm:hidden">&nbsp;{month.slice(0, 3)}</span>
    </>
  )
}

function clock(hour: number): string {
  return `${twoDigits(hour)}:00`
}

function twoDigits(hour: number): string {
  return String(hour).padStart(2, '0')
}

interface Hours {
  readonly needed: number
  readonly there: number
}

interface Day {
  readonly needed: readonly number[]
  readonly there: readonly number[]
}

type Level = 'none' | 'free' | 'full' | 'short'

/** The hour with the fewest cars left among some that follow each other; where equal, the one that needs most. */
export function tightestHours({ needed, there }: Day, from: number, count: number): Hours {
  const hours = Array.from({ length: count }, (_, index) => ({
    needed: needed[from + index] ?? 0,
    there: there[from + index] ?? 0,
  }))
  const left = (hour: Hours) => (hour.needed === 0 ? Number.POSITIVE_INFINITY : hour.there - hour.needed)
  const [tightest = { needed: 0, there: 0 }] = hours.toSorted(
    (a, b) => Math.sign(left(a) - left(b)) || b.needed - a.needed,
  )
  return tightest
}

export function levelOf({ needed, there }: Hours): Level {
  if (needed === 0) return 'none'
  if (needed < there) return 'free'
  return needed === there ? 'full' : 'short'
}
