import { Link } from '@tanstack/react-router'
import { fleetCards, fleetTexts } from '../content/fleet.ts'
import { FleetCard } from './fleet-card.tsx'
import { SectionHead } from './section-head.tsx'

/** One more than the largest car on this page takes. */
const LARGER_PARTY = Math.max(...fleetCards.map(({ capacity }) => capacity)) + 1

/** The cars, on every landing page (anchor `fleet`). */
export function FleetSection() {
  return (
    <section id="fleet" className="scroll-mt-[100px] bg-raised">
      <div className="shell section">
        <SectionHead eyebrow={fleetTexts.eyebrow} heading={fleetTexts.heading}>
          <p>{fleetTexts.text}</p>
        </SectionHead>
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
      </div>
    </section>
  )
}
