import type { Car } from '@chauffeur/contract/cars'
import { isKept } from '@chauffeur/domain/cars'
import { Badge } from '../../shared/ui/badge.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { Fact, Facts } from '../common/fact.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { Blocks } from './blocks.tsx'
import { CarDialog } from './car-dialog.tsx'
import { carTexts } from './car-texts.ts'
import { useToday } from '../common/days.ts'

/** One car: what it is, since when, when it is not there. */
export function CarCard({ car }: { car: Car }) {
  const { id, plate, label, vehicleName, colour, seats, childSeats, base, activeFrom, activeUntil, blocks } =
    car
  const titleId = `car-${id}`
  const isOurs = isKept(car, useToday())
  return (
    <article
      aria-labelledby={titleId}
      className="h-full rounded-card bg-raised px-4 py-3 text-sm shadow-card sm:px-5"
    >
      <header className="mb-2 flex items-start gap-2">
        <h3 id={titleId} className="min-w-0 flex-1 py-1 font-sans text-base font-semibold">
          <span className="tabular whitespace-nowrap">{plate}</span>
          {label !== null && (
            <span className="ms-2 font-normal text-soft">
              <CustomerText>{label}</CustomerText>
            </span>
          )}
        </h3>
        <div className="-mr-2 flex items-center">
          {!isOurs && <Badge>{carTexts.ended}</Badge>}
          {isOurs && <BlockDialog of={{ kind: 'cars', id, name: plate }} />}
          <CarDialog car={car} />
        </div>
      </header>
      <Facts>
        <Fact label={carTexts.classLabel}>
          {[
            vehicleName,
            colour,
            carTexts.seatCount(seats),
            childSeats !== null && carTexts.childSeatCount(childSeats),
          ]
            .filter(Boolean)
            .join(', ')}
        </Fact>
        <Fact label={carTexts.base}>{carTexts.bases[base]}</Fact>
        <Fact label={carTexts.days}>{carTexts.daysOf(activeFrom, activeUntil)}</Fact>
        <Blocks blocks={blocks} />
      </Facts>
    </article>
  )
}
