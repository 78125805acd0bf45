import type { DayPlan, DayPlanTrip } from '@chauffeur/contract/day-plan'
import { undrivenWords } from '@chauffeur/words/en/day-plan'
import { Button } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/checkbox.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { BookingLink } from '../common/fact.tsx'
import { AssignButton } from '../today/assign-dialog.tsx'
import { ChangeNo } from './plan-timeline.tsx'
import { changedKm, keyOf, listText, tripText, type ChangeRow } from './plan-view.ts'

type ChangesProps = {
  plan: DayPlan
  rows: readonly ChangeRow[]
  /** The groups that are not to be taken. */
  left: ReadonlySet<number>
  onLeftChange: (group: number, isLeft: boolean) => void
  /** Plans again, with this trip as it is. */
  onPin: (trip: DayPlanTrip) => void
  nameOf: (driverId: string | null) => string | undefined
}

const COLUMNS =
  'lg:grid lg:grid-cols-[minmax(0,1.3fr)_minmax(0,0.75fr)_minmax(0,0.75fr)_minmax(0,1.25fr)_7rem_6rem] lg:items-center lg:gap-x-4'

/** The rows of the changes, each to be ticked or to be left. */
export function PlanChanges({ plan, rows, left, onLeftChange, onPin, nameOf }: ChangesProps) {
  const plates = new Map(plan.cars.map(({ id, plate }) => [id, plate]))
  const plateOf = (id: string | null) => (id === null ? undefined : plates.get(id))
  return (
    <div className="px-4 py-3 sm:px-6">
      {rows.length > 0 && (
        <div aria-hidden className={classNames('hidden py-1 text-sm text-soft', COLUMNS)}>
          <span className="ps-9">Trip</span>
          <span>Now</span>
          <span>Proposed</span>
          <span>Why</span>
          <span />
          <span className="text-end">Empty km</span>
        </div>
      )}
      <ul>
        {rows.map((row) => {
          const { trip, no, group, goesWith, warnings } = row
          const { now, proposed } = trip
          const isFirst = row.goesWith.every((other) => other > no)
          return (
            <li key={row.key} className={classNames('relative border-t border-line py-1 text-sm', COLUMNS)}>
              <Checkbox
                checked={!left.has(group)}
                onCheckedChange={(isTaken) => onLeftChange(group, !isTaken)}
                label={
                  <span className="flex items-baseline gap-2">
                    <ChangeNo no={no} />
                    <span>
                      <span className="font-semibold tabular">{trip.pickupTime}</span>{' '}
                      <span className="wrap-anywhere">{tripText(trip)}</span>
                    </span>
                  </span>
                }
              />
              <p className="max-lg:ps-8.5">
                <span className="sr-only">Now: </span>
                {nameOf(now.driverId) ?? <span className="font-medium text-accent">Nobody</span>}{' '}
                <span className="text-soft tabular">{plateOf(now.carId)}</span>
              </p>
              <p className="max-lg:ps-8.5">
                <span aria-hidden className="text-accent">
                  →{' '}
                </span>
                <span className="sr-only">Proposed: </span>
                <span className="font-semibold">{nameOf(proposed.driverId)}</span>{' '}
                <span className="text-soft tabular">{plateOf(proposed.carId)}</span>
              </p>
              <div className="text-soft max-lg:ps-8.5">
                {proposed.why}
                {goesWith.length > 0 && (
                  <span className="text-accent"> · goes with {listText(goesWith.map(String))}</span>
                )}
                {warnings.map((warning) => (
                  <p key={warning} className="text-warning">
                    {warning}
                  </p>
                ))}
              </div>
              <p className="max-lg:ps-8.5">
                <Button
                  size="small"
                  variant="ghost"
                  onClick={() => onPin(trip)}
                  aria-label={`Keep as it is: ${trip.pickupTime} ${tripText(trip)}`}
                >
                  Keep as it is
                </Button>
              </p>
              <p
                className={classNames(
                  'font-semibold tabular max-lg:absolute max-lg:end-0 max-lg:top-3.5 lg:text-end',
                  isFirst && row.emptyKm < 0 ? 'text-success' : 'text-soft',
                )}
              >
                {isFirst ? changedKm(groupKm(rows, group)) : `with ${Math.min(...goesWith)}`}
              </p>
            </li>
          )
        })}
      </ul>
      <Undriven trips={plan.trips} nameOf={nameOf} />
    </div>
  )
}

function groupKm(rows: readonly ChangeRow[], group: number): number {
  return rows.filter((row) => row.group === group).reduce((sum, { emptyKm }) => sum + emptyKm, 0)
}

/** The trips that nobody can drive, and why: of some the driver or the car is away. */
function Undriven({ trips, nameOf }: Pick<DayPlan, 'trips'> & Pick<ChangesProps, 'nameOf'>) {
  const open = trips.filter(({ isPending, proposed }) => !isPending && proposed.undriven !== null)
  if (open.length === 0) return null
  return (
    <section aria-labelledby="undriven-title" className="mt-4">
      <h3 id="undriven-title" className="font-sans text-sm font-semibold">
        Nobody for {open.length === 1 ? 'this trip' : `these ${open.length} trips`}
      </h3>
      <ul className="text-sm">
        {open.map((trip) => (
          <li
            key={keyOf(trip)}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2"
          >
            <p className="min-w-0 flex-1 basis-72">
              <span className="font-semibold tabular">{trip.pickupTime}</span> {tripText(trip)}{' '}
              <span className="text-warning">
                {trip.proposed.carId !== null &&
                  trip.proposed.driverId !== null &&
                  `${nameOf(trip.proposed.driverId) ?? 'Its driver'} has it, and the driver or the car is away. `}
                {trip.proposed.undriven && undrivenWords[trip.proposed.undriven]}
              </span>{' '}
              <BookingLink number={trip.bookingNumber} />
            </p>
            <AssignButton
              bookingId={trip.bookingId}
              carNo={trip.carNo}
              version={trip.version}
              about={`${trip.pickupTime} ${tripText(trip)}`}
              isAgain={trip.now.driverId !== null}
              isPrimary={false}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
