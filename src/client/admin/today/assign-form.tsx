import type { Suggestions } from '@chauffeur/contract/board'
import { shortDuration } from '@chauffeur/domain/duration'
import type { RecordedEnd } from '@chauffeur/domain/trip-state'
import { declineSentence, shortageInShort } from '@chauffeur/words/en/trip-alarms'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { parseRefusal, refusalSentence } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Disclosure } from '../../shared/ui/disclosure.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { RadioList } from '../../shared/ui/radio-cards.tsx'
import { optionsOf, SelectField, TextField } from '../common/fields.tsx'
import type { MeanwhileChange } from '../common/meanwhile.tsx'
import { ReadPart } from '../common/resource-list.tsx'
import { useProcedure } from '../common/use-procedure.ts'

/** `open`: it is being driven. */
export type Ended = 'open' | RecordedEnd

const ends = optionsOf(
  ['open', 'The guest is being driven'],
  ['completed', 'The guest was driven'],
  ['no_show', 'The guest did not come'],
)

export interface Choice {
  readonly driverId: string | null
  readonly carId: string | null
  readonly driverName: string
}

type AssignFormProps = {
  of: { readonly bookingId: string; readonly carNo: number; readonly version: number }
  first?: Choice | undefined
  firstEnd?: Ended | undefined
  /** Once it is given. */
  onDone: () => void
}

/** The suggestions, each a button that gives the trip at once; below them a choice of one's own. */
export function AssignForm({ of, first, firstEnd, onDone }: AssignFormProps) {
  const { bookingId, carNo } = of
  const query = trpc.dispatch.suggestions.useQuery({ id: bookingId, carNo }, { gcTime: 0, staleTime: 0 })
  const [refused, setRefused] = useState<{ readonly choice: Choice; readonly error: unknown }>()
  const [tried, setTried] = useState(first)
  const [end, setEnd] = useState(firstEnd)
  const [taken, lookAgain] = useTakenMeanwhile(of, () => query.refetch())
  const { run, isPending } = useProcedure(trpc.dispatch.assign, {
    // The dialog says why.
    failed: () => undefined,
    onDone,
    onFailed: (error) => tried && setRefused({ choice: tried, error }),
    onChangedMeanwhile: (change) => void lookAgain(change),
  })
  const version = taken?.version ?? of.version
  const give = (choice: Choice, override: string | null = null) => {
    setTried(choice)
    setRefused(undefined)
    const { carId, driverId } = choice
    const ended = end === undefined || end === 'open' ? null : end
    run({ id: bookingId, carNo, version, carId, driverId, override, ended })
  }
  const giveFirst = useEffectEvent(() => {
    if (first)
      run({ id: bookingId, carNo, version, carId: first.carId, driverId: first.driverId, override: null })
  })
  useEffect(() => giveFirst(), [])
  return (
    <ReadPart query={query} what="suggestions" waiting="Loading suggestions...">
      {(data) => (
        <div className="grid gap-5">
          {taken && (
            <Notice tone="warning">
              <p className="wrap-anywhere">{taken.sentence} Your choice was not made.</p>
            </Notice>
          )}
          {end !== undefined && (
            <div className="grid gap-2">
              <RadioList aria-label="How it ended" value={end} onValueChange={setEnd} options={ends} />
              {end === 'no_show' && (
                <p className="text-sm text-soft">
                  You decide next what is given back. If nobody drove there, cancel the booking.
                </p>
              )}
            </div>
          )}
          {refused && <Refused {...refused} isPending={isPending} onAnyway={give} />}
          {data.suggestions.length === 0 ? (
            <p className="text-soft">
              No car that is large enough is free together with a driver who has not declined. Choose below.
            </p>
          ) : (
            <section aria-label="Suggestions">
              <ul className="grid gap-2">
                {data.suggestions.map((one) => (
                  <li key={one.carId}>
                    <SuggestionButton suggestion={one} isPending={isPending} onGive={give} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Disclosure title="Choose yourself" defaultOpen={data.suggestions.length === 0}>
            <OwnChoice choices={data} isPending={isPending} onGive={give} />
          </Disclosure>
        </div>
      )}
    </ReadPart>
  )
}

/** How a colleague has given the trip while the dialog was open: read when a choice is refused for it. */
interface Taken {
  readonly version: number
  readonly sentence: string
}

function useTakenMeanwhile(
  { bookingId, carNo }: AssignFormProps['of'],
  readSuggestions: () => Promise<unknown>,
) {
  const [taken, setTaken] = useState<Taken>()
  const { client } = trpc.useUtils()
  const lookAgain = async ({ by = 'Somebody' }: MeanwhileChange) => {
    const reading = client.dispatch.ofBooking.query({ id: bookingId })
    const [answer] = await Promise.all([reading.catch(() => undefined), readSuggestions()])
    const car = answer?.trip?.cars.find((one) => one.carNo === carNo)
    const { driverName, plate } = car?.assignment ?? {}
    const whom = [driverName, plate].filter(Boolean).join(', ')
    setTaken({
      version: car?.version ?? 0,
      sentence:
        car && !car.assignment
          ? 'Somebody has taken this trip back meanwhile: nobody has it.'
          : `${by} has given this trip to ${whom || 'somebody'} meanwhile.`,
    })
  }
  return [taken, lookAgain] as const
}

type Suggestion = Suggestions['suggestions'][number]
type GiveProps = { isPending: boolean; onGive: (choice: Choice) => void }

function SuggestionButton({ suggestion, isPending, onGive }: GiveProps & { suggestion: Suggestion }) {
  const { carId, driverId, driverName, plate, carName, isExactClass, isUsual, warnings } = suggestion
  const facts = [
    suggestion.emptyMinutes === 0
      ? 'is there already'
      : `${shortDuration(suggestion.emptyMinutes)} empty drive`,
    suggestion.minutesThatDay === 0
      ? 'first trip of the day'
      : `${shortDuration(suggestion.minutesThatDay)} that day`,
    ...(isUsual ? ['usual car'] : []),
  ]
  return (
    <button
      type="button"
      aria-disabled={isPending || undefined}
      onClick={() => !isPending && onGive({ carId, driverId, driverName })}
      className="w-full rounded-control border border-line-strong px-4 py-2.5 text-start transition-colors hover:border-ink hover:bg-sunken"
    >
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{driverName}</span>
        <span className="tabular">{plate}</span>
        <span className="text-sm text-soft">{carName}</span>
        {!isExactClass && <Badge tone="warning">other class</Badge>}
      </span>
      <span className="mt-0.5 block text-sm text-soft">{facts.join(' · ')}</span>
      {warnings.map((warning) => (
        <span key={warning} className="mt-0.5 block text-sm text-warning">
          {warning}
        </span>
      ))}
    </button>
  )
}

function OwnChoice({ choices, isPending, onGive }: GiveProps & { choices: Suggestions }) {
  const [driverId, setDriverId] = useState('')
  const [carId, setCarId] = useState('')
  const drivers = choices.drivers.map(({ id, name, taken, declined }) =>
    optionOf(id, name, taken === null ? undefined : `drives ${taken}`, declined && 'has declined'),
  )
  const cars = choices.cars.map(({ id, name, taken, shortage }) =>
    optionOf(id, name, shortage ? shortageInShort(shortage) : taken === null ? undefined : `drives ${taken}`),
  )
  const driver = choices.drivers.find(({ id }) => id === driverId)
  const driverName = driver?.name ?? 'Nobody yet'
  return (
    <form
      className="grid gap-4 pt-2"
      onSubmit={(event) => {
        event.preventDefault()
        onGive({ driverId: driverId || null, carId: carId || null, driverName })
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Driver"
          value={driverId}
          onValueChange={setDriverId}
          options={[{ value: '', label: 'Nobody yet' }, ...drivers]}
        />
        <SelectField
          label="Car"
          value={carId}
          onValueChange={setCarId}
          options={[{ value: '', label: 'No car yet' }, ...cars]}
        />
      </div>
      {driver?.declined && (
        <Notice tone="warning">
          <p className="wrap-anywhere">
            {declineSentence({ driverName: driver.name, reason: driver.declined.reason })}
          </p>
        </Notice>
      )}
      <div>
        <Button type="submit" variant="primary" busy={isPending} busyLabel="Giving...">
          Give the trip
        </Button>
      </div>
    </form>
  )
}

/** Somebody or some car to choose; greyed with the reason where that cannot be. */
function optionOf(id: string, name: string, impossible: string | undefined, note?: string | null) {
  const why = impossible ?? note
  return { value: id, label: why ? `${name}, ${why}` : name, disabled: impossible !== undefined }
}

type RefusedProps = {
  choice: Choice
  error: unknown
  isPending: boolean
  onAnyway: (choice: Choice, override: string) => void
}

/** Why it was not given, and the field for a reason where one overrides that. */
function Refused({ choice, error, isPending, onAnyway }: RefusedProps) {
  const [reason, setReason] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const needsReason = parseRefusal(error)?.code === 'NEEDS_REASON'
  return (
    <Notice tone={needsReason ? 'warning' : 'danger'}>
      <p>{refusalSentence(error) ?? 'Could not be assigned'}</p>
      {needsReason && (
        <form
          ref={form}
          className="mt-3 grid gap-3 text-ink sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
          onSubmit={(event) => {
            event.preventDefault()
            if (reason.trim()) onAnyway(choice, reason)
          }}
        >
          <TextField
            label="Why all the same"
            required
            maxLength={300}
            value={reason}
            onValueChange={setReason}
          />
          <Button type="submit" variant="primary" busy={isPending} busyLabel="Giving...">
            Assign anyway
          </Button>
        </form>
      )}
    </Notice>
  )
}
