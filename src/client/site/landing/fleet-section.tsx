import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { fleetTexts } from '@chauffeur/words/en/landing'
import { fleetCards, type FleetCardFacts, parties, type Party } from '../../shared/firm/fleet.ts'
import { useSite } from '../../shared/firm/use-site.ts'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { LuggageIcon, UsersIcon, stroke } from '../../shared/ui/icons.tsx'
import { Picture } from '../../shared/ui/picture.tsx'
import { Section } from './section.tsx'

const SeatIcon = stroke(
  'M8 4.5h2.2c.7 0 1.3.5 1.4 1.2L12.7 14H17a2 2 0 0 1 2 2v1.5H9.6a2 2 0 0 1-2-1.7L6.2 6.6A1.8 1.8 0 0 1 8 4.5z',
  'M9.5 20.5h8M13.5 17.5v3M12.2 10.5H16',
)

/** One more than the largest car on this page takes. */
const LARGER_PARTY = Math.max(...fleetCards.map(({ maxPassengers }) => maxPassengers)) + 1

/** The cars on one floor, on every landing page (anchor `fleet`). A party that is named fades what it does not fit into. */
export function FleetSection() {
  const [party, setParty] = useState<Party>()
  const fitting = fleetCards.filter((card) => !isTooSmall(card, party))
  return (
    <Section
      id="fleet"
      eyebrow={fleetTexts.eyebrow}
      heading={fleetTexts.heading}
      text={fleetTexts.text}
      aside={<PartyChoice chosen={party} onChoose={setParty} />}
      className="overflow-x-clip bg-raised *:py-14"
    >
      <ul className="isolate mt-7 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {fleetCards.map((card) => (
          <li key={card.id}>
            <FleetCard {...card} party={party} isNearest={party !== undefined && card === fitting[0]} />
          </li>
        ))}
      </ul>
      <p
        className={classNames(
          'mt-10 text-soft',
          fitting.length === 0
            ? 'rounded-card border border-accent-line bg-accent-wash px-5 py-3'
            : 'border-t border-line pt-5',
        )}
      >
        {fleetTexts.larger}{' '}
        <Link
          to="/book"
          search={{ passengers: LARGER_PARTY }}
          className="link inline-flex min-h-11 items-center text-ink"
        >
          {fleetTexts.largerLink}
        </Link>
      </p>
    </Section>
  )
}

function isTooSmall({ maxPassengers }: FleetCardFacts, party: Party | undefined): boolean {
  return party !== undefined && party.most > maxPassengers
}

interface PartyChoiceProps {
  readonly chosen: Party | undefined
  readonly onChoose: (party: Party) => void
}

/** How many they are. */
function PartyChoice({ chosen, onChoose }: PartyChoiceProps) {
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id} className="w-full sm:w-auto noscript:hidden">
      <span id={id} className="mb-1.5 block text-sm text-soft">
        {fleetTexts.party}
      </span>
      <div className="grid grid-cols-5 rounded-control bg-sunken p-0.75">
        {parties.map((party) => (
          <label
            key={party.most}
            className={
              'tabular relative flex min-h-11 cursor-pointer items-center justify-center rounded-[0.3125rem] px-2 font-medium whitespace-nowrap text-soft ' +
              'transition-colors hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-card sm:px-4.5 ' +
              'has-focus-visible:outline-2 has-focus-visible:outline-focus'
            }
          >
            <input
              type="radio"
              name={id}
              checked={party === chosen}
              onChange={() => onChoose(party)}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {party.least === party.most ? party.most : `${party.least}–${party.most}`}
          </label>
        ))}
      </div>
    </div>
  )
}

type FleetCardProps = FleetCardFacts & {
  party: Party | undefined
  /** The smallest that takes the party. */
  isNearest: boolean
}

const line = 'flex items-center gap-2.5 border-t border-line py-1.5'

/** One car: outside and inside, how many and how much it takes, what it has, and the way to book. */
function FleetCard({ party, isNearest, ...card }: FleetCardProps) {
  const { id, name, capacity, luggage, maxPassengers } = card
  const { badge = fleetTexts.badge, description, features } = fleetTexts.cars[id]
  const isFaded = isTooSmall(card, party)
  return (
    <article className="group flex h-full flex-col">
      <VehiclePictures {...card} isFaded={isFaded} />
      <h3 className={classNames('mt-4 text-title', isFaded && 'text-soft')}>{name}</h3>
      <span className="text-sm font-medium text-accent">{badge}</span>
      <p className="mt-1 text-soft lg:min-h-25">{description}</p>
      <ul className="mt-3 text-sm">
        <li className={line}>
          <UsersIcon className="size-4.5 text-accent" />
          {fleetTexts.passengers(capacity)}
        </li>
        <li className={line}>
          <LuggageIcon className="size-4.5 text-accent" />
          {fleetTexts.luggage(luggage)}
        </li>
      </ul>
      <ul className="grid flex-1 grid-cols-2 content-start gap-x-4 gap-y-1 border-t border-line pt-2.5 text-sm text-soft">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className="mt-4 grid min-h-11 grid-cols-[1fr_auto] items-center gap-2.5">
        {isFaded ? (
          <span className="text-sm text-soft">{fleetTexts.tooSmall(maxPassengers)}</span>
        ) : (
          <Button asChild variant={isNearest ? 'primary' : 'secondary'}>
            <Link
              to="/book"
              search={{ vehicleId: id, ...(party && { passengers: party.least }) }}
              aria-label={`${fleetTexts.reserve}: ${fleetTexts.reserveNamed(name)}`}
            >
              {fleetTexts.reserve}
            </Link>
          </Button>
        )}
        <label
          className={
            'relative flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-3 font-medium transition-colors hover:bg-sunken ' +
            'has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
          }
        >
          <input type="checkbox" aria-label={fleetTexts.showInterior(name)} className="peer sr-only" />
          <SeatIcon className="size-4.5" />
          {fleetTexts.interior}
        </label>
      </div>
    </article>
  )
}

const VEHICLE = { widths: [640, 1280], ratio: 16 / 9 } as const
const COLUMN = '(min-width: 64rem) 26rem, (min-width: 40rem) 45vw, 100vw'

/**
 * The car on the studio's floor, which goes on under its neighbours; a photograph has its own frame. The interior comes
 * under a pointer, with the keyboard's focus, and with a tap on its switch: no script needed.
 */
function VehiclePictures({ id, art, name, isFaded }: FleetCardFacts & { isFaded: boolean }) {
  const { vehiclePictures } = useSite()
  const photograph = vehiclePictures[`${id}-exterior`]
  const inside =
    // Hidden until it is tapped on a touch screen, so that the picture is not loaded before.
    'not-group-has-checked:pointer-coarse:hidden opacity-0 transition-opacity duration-250 group-hover/stage:opacity-100 ' +
    'group-has-checked:opacity-100 group-has-[.peer:focus-visible]:opacity-100'
  return (
    <div className="group/stage studio relative max-sm:-mx-5">
      <Picture
        {...VEHICLE}
        src={photograph ?? `/art/vehicles/${art}-exterior`}
        sizes={COLUMN}
        alt={fleetTexts.exteriorOf(name)}
        className={classNames(
          photograph === undefined ? 'on-floor max-w-none!' : 'absolute inset-0 size-full object-cover',
          'transition-opacity duration-250',
          isFaded && 'opacity-38',
        )}
      />
      <div className={`absolute inset-0 ${inside}`}>
        <Picture
          {...VEHICLE}
          src={vehiclePictures[`${id}-interior`] ?? `/art/vehicles/${art}-interior`}
          sizes={COLUMN}
          alt={fleetTexts.interiorOf(name)}
          className="size-full object-cover"
        />
      </div>
    </div>
  )
}
