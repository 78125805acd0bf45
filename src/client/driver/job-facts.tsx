import type { DriverJob } from '@chauffeur/contract/driver-jobs'
import { panel } from './looks.ts'
import { useWords } from './words-context.ts'

/** The rest that is good to know. */
export function JobFacts({ job }: { job: DriverJob }) {
  const words = useWords()
  const { className, plate, colour, flightNumber, passengers, childSeats, boosterSeats, luggage, notes } = job
  const facts: readonly (readonly [string, string | null])[] = [
    [words.flight, flightNumber],
    [
      words.car,
      [words.vehicle(className), colour && words.colour(colour), plate].filter(Boolean).join(' · '),
    ],
    [words.passengers, String(passengers)],
    [words.childSeats, childSeats > 0 ? String(childSeats) : null],
    [words.boosterSeats, boosterSeats > 0 ? String(boosterSeats) : null],
    [words.luggage, luggage],
    [words.notes, notes],
    [words.booking, job.bookingNumber],
  ]
  return (
    <dl className={`${panel} grid gap-3`}>
      {facts.map(
        ([label, value]) =>
          value !== null && (
            <div key={label}>
              <dt className="text-sm font-semibold text-soft">{label}</dt>
              <dd className="whitespace-pre-line">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
