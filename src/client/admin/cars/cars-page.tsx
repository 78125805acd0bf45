import { mailLink, phoneLink } from '@chauffeur/domain/contact-formats'
import type { Car } from '@chauffeur/contract/cars'
import type { Driver } from '@chauffeur/contract/drivers'
import { isKept } from '@chauffeur/domain/cars'
import { FLEET } from '@chauffeur/domain/vehicles'
import { trpc } from '../../shared/api/trpc.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { CarIcon, InfoIcon, UsersIcon } from '../../shared/ui/icons.tsx'
import { PlanSection } from '../capacity/plan-section.tsx'
import { DecisionSection } from '../capacity/decision-section.tsx'
import { BlackoutsSection, SettingsSection } from '../capacity/sales-sections.tsx'
import { DriverCashSection } from '../cash/driver-cash.tsx'
import { useToday } from '../common/days.ts'
import { baseNames } from '../common/describe.ts'
import { CustomerText, FactList } from '../common/fact.tsx'
import {
  CardList,
  CardSection,
  IN_COLUMNS,
  readState,
  type ReadState,
  ResourceSection,
  RowCard,
} from '../common/resource-list.tsx'
import { AdminHeader } from '../frame/admin-header.tsx'
import { LinkDialog } from '../phone-link/link-dialog.tsx'
import { BlockDialog, blocksFact } from './blocks.tsx'
import { CarDialog } from './car-dialog.tsx'
import { DutySection } from './duty-section.tsx'
import { DriverDialog, languageNames } from './driver-dialog.tsx'

/** The firm's cars, and who drives them. */
export function CarsPage() {
  const query = trpc.cars.list.useQuery()
  return (
    <>
      <AdminHeader title="Cars and drivers" />
      <main className="mx-auto grid max-w-[90rem] gap-10 px-4 pt-6 pb-16 sm:px-6">
        <PlanSection />
        <CarsSection cars={query.data} state={readState(query)} />
        <DriversSection cars={query.data ?? []} />
        <DutySection />
        <DriverCashSection />
        <SettingsSection />
        <BlackoutsSection />
        <DecisionSection />
      </main>
    </>
  )
}

function CarsSection({ cars, state }: { cars: readonly Car[] | undefined; state: ReadState }) {
  return (
    <ResourceSection
      titleId="cars-title"
      title="Cars"
      lead="What the firm has to drive with. A class of which cars are entered is sold only while one of them is free."
      action={<CarDialog />}
      what="cars"
      rows={cars}
      state={state}
      icon={<CarIcon className="size-7" />}
      empty={{
        title: 'No cars yet',
        text: 'Every class is sold without limit. With the first car that you enter, the capacity of its class is checked: a trip is sold only if one of these cars can drive it beside the trips that are sold already. So enter all cars of a class at once.',
      }}
    >
      {(cars) => (
        <>
          <SoldWithoutLimit cars={cars} />
          <CardList label="Cars of the firm" rows={cars} className={IN_COLUMNS}>
            {(car) => <CarCard car={car} />}
          </CardList>
        </>
      )}
    </ResourceSection>
  )
}

/** The classes without a car: they are sold without a limit. */
function SoldWithoutLimit({ cars }: { cars: readonly Car[] }) {
  const today = useToday()
  const entered = new Set(cars.filter((car) => isKept(car, today)).map(({ vehicleId }) => vehicleId))
  const open = FLEET.filter(({ id }) => !entered.has(id)).map(({ name }) => name)
  if (open.length === 0) return null
  return (
    <p className="mb-4 flex gap-2 text-sm text-soft">
      <InfoIcon className="mt-0.5 size-4.5 shrink-0 text-accent" />
      <span className="min-w-0">{`Sold without limit, because no car of the class is entered: ${open.join(', ')}. Enter all cars of a class to have its capacity checked.`}</span>
    </p>
  )
}

/** One car: what it is, since when, when it is not there. */
function CarCard({ car }: { car: Car }) {
  const { id, plate, label, vehicleName, colour, seats, childSeats, luggage, base } = car
  const isOurs = isKept(car, useToday())
  const kind = [vehicleName, colour, seats === 1 ? '1 seat' : `${seats} seats`]
  if (childSeats !== null) kind.push(childSeats === 1 ? '1 child seat' : `${childSeats} child seats`)
  if (luggage !== null) kind.push(luggage === 1 ? '1 cabin bag' : `${luggage} cabin bags`)
  return (
    <RowCard
      title={
        <>
          <span className="tabular whitespace-nowrap">{plate}</span>
          {label !== null && <CustomerText className="ms-2 font-normal text-soft">{label}</CustomerText>}
        </>
      }
      actions={
        <>
          {isOurs ? <BlockDialog kind="cars" id={id} name={plate} /> : <Badge>No longer ours</Badge>}
          <CarDialog car={car} />
        </>
      }
    >
      <FactList
        facts={{
          Class: kind.filter(Boolean).join(', '),
          Base: baseNames[base],
          Drives:
            car.activeUntil === null ? `since ${car.activeFrom}` : `${car.activeFrom} to ${car.activeUntil}`,
          ...blocksFact(car.blocks),
        }}
      />
    </RowCard>
  )
}

function DriversSection({ cars }: { cars: readonly Car[] }) {
  const query = trpc.drivers.list.useQuery()
  return (
    <CardSection
      titleId="drivers-title"
      title="Drivers"
      lead={null}
      action={<DriverDialog cars={cars} />}
      what="drivers"
      rows={query.data}
      state={readState(query)}
      icon={<UsersIcon className="size-7" />}
      empty={{
        title: 'No drivers yet',
        text: 'Enter who drives for you, with the phone that guests and the office reach them on.',
      }}
      label="Drivers of the firm"
    >
      {(driver) => <DriverCard driver={driver} cars={cars} />}
    </CardSection>
  )
}

/** One driver: how to reach them, what they speak and drive, when they are not there. */
function DriverCard({ driver, cars }: { driver: Driver; cars: readonly Car[] }) {
  const { id, name, phone, email, languages, usualCarId, isActive, blocks } = driver
  const usual = cars.find((car) => car.id === usualCarId)
  return (
    <RowCard
      title={<CustomerText>{name}</CustomerText>}
      actions={
        <>
          {isActive ? <BlockDialog kind="drivers" id={id} name={name} /> : <Badge>Has left</Badge>}
          <DriverDialog driver={driver} cars={cars} />
        </>
      }
    >
      <FactList
        facts={{
          Phone: (
            <a href={phoneLink(phone)} className="tabular underline underline-offset-2">
              {phone}
            </a>
          ),
          Email: email !== null && (
            <a href={mailLink(email)} className="underline underline-offset-2">
              {email}
            </a>
          ),
          Speaks: languages.length > 0 && languages.map((language) => languageNames[language]).join(', '),
          'Usual car': usual && usual.plate,
          ...blocksFact(blocks),
        }}
      />
      {isActive && (
        <p className="mt-3">
          <LinkDialog of={{ kind: 'driver', id, name, phone }} />
        </p>
      )}
    </RowCard>
  )
}
