import type { Car } from '@chauffeur/contract/cars'
import type { Driver } from '@chauffeur/contract/drivers'
import { Badge } from '../../shared/ui/badge.tsx'
import { CustomerText } from '../common/customer-text.tsx'
import { Fact, Facts } from '../common/fact.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { Blocks } from './blocks.tsx'
import { carTexts } from './car-texts.ts'
import { DriverDialog } from './driver-dialog.tsx'
import { LinkDialog } from '../phone-link/link-dialog.tsx'

/** One driver: how to reach them, what they speak and drive, when they are not there. */
export function DriverCard({ driver, cars }: { driver: Driver; cars: readonly Car[] }) {
  const { id, name, phone, email, languages, usualCarId, isActive, blocks } = driver
  const titleId = `driver-${id}`
  const usual = cars.find((car) => car.id === usualCarId)
  return (
    <article
      aria-labelledby={titleId}
      className="h-full rounded-card bg-raised px-4 py-3 text-sm shadow-card sm:px-5"
    >
      <header className="mb-2 flex items-start gap-2">
        <h3 id={titleId} className="min-w-0 flex-1 py-1 font-sans text-base font-semibold">
          <CustomerText>{name}</CustomerText>
        </h3>
        <div className="-mr-2 flex items-center">
          {!isActive && <Badge>{carTexts.left}</Badge>}
          {isActive && <BlockDialog of={{ kind: 'drivers', id, name }} />}
          <DriverDialog driver={driver} cars={cars} />
        </div>
      </header>
      <Facts>
        <Fact label={carTexts.phone}>
          <a href={`tel:${phone}`} className="tabular underline underline-offset-2">
            {phone}
          </a>
        </Fact>
        {email !== null && (
          <Fact label={carTexts.email}>
            <a href={`mailto:${email}`} className="underline underline-offset-2">
              {email}
            </a>
          </Fact>
        )}
        {languages.length > 0 && (
          <Fact label={carTexts.languages}>
            {languages.map((language) => carTexts.languageNames[language]).join(', ')}
          </Fact>
        )}
        {usual && <Fact label={carTexts.usualCar}>{usual.plate}</Fact>}
        <Blocks blocks={blocks} />
      </Facts>
      {isActive && (
        <p className="mt-3">
          <LinkDialog of={{ kind: 'driver', id: driver.id, name: driver.name, phone: driver.phone }} />
        </p>
      )}
    </article>
  )
}
