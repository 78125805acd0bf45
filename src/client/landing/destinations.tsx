import { Link } from '@tanstack/react-router'
import { destinations, destinationTexts } from '../content/destinations.ts'
import { Picture } from '../ui/picture.tsx'
import { SectionHead } from './section-head.tsx'

/** Four places, hung like pictures: every other one lower. */
export function Destinations() {
  const { eyebrow, heading, popular, places, transfers } = destinationTexts
  return (
    <section data-theme="night">
      <div className="shell section">
        <SectionHead eyebrow={eyebrow} heading={heading} />
        <Link to="/transfers" className="link mt-4 inline-flex min-h-11 items-center">
          {transfers}
        </Link>
        <ul className="mt-12 grid grid-cols-1 gap-x-6 gap-y-12 sm:grid-cols-2 lg:mt-16 lg:grid-cols-4 lg:pb-16">
          {destinations.map(({ key, isPopular }) => (
            <li key={key} className="sm:even:translate-y-10 lg:even:translate-y-16">
              <Picture
                src={`/art/coast/${key}`}
                widths={[480, 960]}
                ratio={4 / 5}
                sizes="(min-width: 64rem) 22vw, (min-width: 40rem) 45vw, 88vw"
                alt={places[key].scene}
                className="aspect-4/5 h-auto w-full rounded-card bg-sunken object-cover"
              />
              <div className="mt-5 flex items-baseline justify-between gap-3">
                <h3 className="text-title">{places[key].name}</h3>
                {isPopular && <span className="eyebrow">{popular}</span>}
              </div>
              <p className="mt-2 text-soft">{places[key].text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
