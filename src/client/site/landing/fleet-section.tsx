import { Link } from '@tanstack/react-router'
import { fleetTexts } from '@chauffeur/words/en/landing'
import { fleetCards, type FleetCardFacts } from '../../shared/firm/fleet.ts'
import { useSite } from '../../shared/firm/use-site.ts'
import { Button } from '../../shared/ui/button.tsx'
import { LuggageIcon, SeatIcon, UsersIcon } from '../../shared/ui/icons.tsx'
import { Picture } from '../../shared/ui/picture.tsx'
import { Section } from './section.tsx'

/** One more than the largest car on this page takes. */
const LARGER_PARTY = Math.max(...fleetCards.map(({ capacity }) => capacity)) + 1

/** The cars, on every landing page (anchor `fleet`). */
export function FleetSection() {
  return (
    <Section
      id="fleet"
      eyebrow={fleetTexts.eyebrow}
      heading={fleetTexts.heading}
      text={fleetTexts.text}
      className="bg-raised"
    >
      <ul className="mt-12 grid gap-x-8 gap-y-14 md:grid-cols-2 lg:mt-16 lg:gap-y-20">
        {fleetCards.map((card) => (
          <li key={card.id}>
            <FleetCard {...card} />
          </li>
        ))}
      </ul>
      <p className="mt-14 border-t border-line pt-6 text-soft">
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

/** One car: outside and inside, how many and how much it takes, what it has, and the way to book. */
function FleetCard(card: FleetCardFacts) {
  const { id, name, capacity, luggage } = card
  const { badge = fleetTexts.badge, description, features } = fleetTexts.cars[id]
  return (
    <article className="flex h-full flex-col">
      <VehiclePictures {...card} />
      <div className="mt-6 flex items-baseline justify-between gap-4">
        <h3 className="text-title">{name}</h3>
        <span className="eyebrow whitespace-nowrap">{badge}</span>
      </div>
      <p className="mt-2 max-w-prose text-soft">{description}</p>
      <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <li className="flex items-center gap-2">
          <UsersIcon className="size-4.5 text-accent" />
          {fleetTexts.passengers(capacity)}
        </li>
        <li className="flex items-center gap-2">
          <LuggageIcon className="size-4.5 text-accent" />
          {fleetTexts.luggage(luggage)}
        </li>
      </ul>
      <div className="mt-5 flex flex-1 flex-wrap items-end justify-between gap-x-8 gap-y-5 border-t border-line pt-5">
        <ul className="grid flex-1 basis-64 grid-cols-2 gap-x-4 gap-y-1 self-start text-sm text-soft">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <Button asChild className="max-sm:w-full">
          <Link
            to="/book"
            search={{ vehicleId: id }}
            aria-label={`${fleetTexts.reserve}: ${fleetTexts.reserveNamed(name)}`}
          >
            {fleetTexts.reserve}
          </Link>
        </Button>
      </div>
    </article>
  )
}

const VEHICLE = { widths: [640, 1280], ratio: 16 / 9 } as const
const HALF_PAGE = '(min-width: 78rem) 36rem, (min-width: 48rem) 45vw, 88vw'

/** The interior comes under a pointer, with the keyboard's focus, and with a tap on its switch: no script needed. */
function VehiclePictures({ id, art, name }: FleetCardFacts) {
  const { vehiclePictures } = useSite()
  const inside =
    // Hidden until it is tapped on a touch screen, so that the picture is not loaded before.
    'not-group-has-checked:pointer-coarse:hidden opacity-0 transition-opacity duration-250 group-hover:opacity-100 group-has-checked:opacity-100 group-has-focus-visible:opacity-100'
  return (
    <div className="group relative aspect-video overflow-hidden rounded-card bg-sunken">
      <Picture
        {...VEHICLE}
        src={vehiclePictures[`${id}-exterior`] ?? `/art/vehicles/${art}-exterior`}
        sizes={HALF_PAGE}
        alt={fleetTexts.exteriorOf(name)}
        className="size-full object-cover"
      />
      <div className={`absolute inset-0 ${inside}`}>
        <Picture
          {...VEHICLE}
          src={vehiclePictures[`${id}-interior`] ?? `/art/vehicles/${art}-interior`}
          sizes={HALF_PAGE}
          alt={fleetTexts.interiorOf(name)}
          className="size-full object-cover"
        />
      </div>
      <label
        className={
          'absolute top-3 right-3 flex min-h-9 cursor-pointer items-center gap-2 rounded-full border border-line-strong ' +
          'bg-surface/80 px-3.5 text-xs font-medium transition-colors hover:border-ink pointer-coarse:min-h-11 ' +
          'has-checked:border-accent-line has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
        }
      >
        <input type="checkbox" aria-label={fleetTexts.showInterior(name)} className="sr-only" />
        <SeatIcon className="size-4" />
        {fleetTexts.interior}
      </label>
    </div>
  )
}
