import { localePath } from '@chauffeur/domain/locale'
import { Link } from '@tanstack/react-router'
import { currentLocale } from '@chauffeur/words/current-locale'
import { services } from '@chauffeur/words/en/frame'
import { destinationTexts, homeV2 } from '@chauffeur/words/en/home-v2'
import { Picture } from '../../shared/ui/picture.tsx'
import { ArrowRightIcon } from '../../shared/ui/icons.tsx'
import { SitePage } from '../frame/site-page.tsx'
import { serviceKeys } from '../content/services.ts'
import { heroScene, heroSceneTall, BookLink, ClosingCall, Section } from './section.tsx'
import { ServicePicture } from './service-picture.tsx'
import { FleetSection } from './fleet-section.tsx'

/** Popular destinations: a picture of the coast or of Lisbon's river, else the map of a way there. */
const destinations = [
  { key: 'algarve', isPopular: true, widths: [480, 960] },
  { key: 'lisbon', isPopular: true, widths: [480] },
  { key: 'seville', isPopular: false, way: 'faro-airport-to-seville' },
  { key: 'faro-airport', isPopular: true, way: 'faro-airport-to-vilamoura' },
] as const

/** Variant 2, "Luxury Redefined": a magazine on sand. */
export function DestinationsPage() {
  return (
    <SitePage>
      <Masthead />
      <Destinations />
      <ServiceSpreads />
      <FleetSection />
      <ClosingCall heading={homeV2.closing.heading} />
    </SitePage>
  )
}

function Masthead() {
  const { eyebrow, heading, text, note, book, scene } = homeV2
  return (
    <section>
      <div className="shell pt-12 pb-[clamp(3.5rem,8vw,7rem)] lg:pt-20">
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="mt-5 text-[clamp(3rem,1rem+9.4vw,9.25rem)] leading-[0.95] tracking-tight">
          {heading}
        </h1>
        <div className="mt-8 grid gap-x-16 gap-y-8 lg:mt-14 lg:grid-cols-[7fr_5fr]">
          <Picture
            {...heroScene}
            tall={heroSceneTall}
            sizes="(min-width: 78rem) 42rem, (min-width: 64rem) 55vw, (orientation: portrait) 60vw, 88vw"
            alt={scene}
            isFirst
            className="aspect-4/3 h-auto w-full rounded-card bg-sunken object-cover portrait:aspect-4/5"
          />
          <div className="flex flex-col justify-end lg:pb-2">
            <p className="font-display text-title">{text}</p>
            <p className="mt-6 border-t border-line pt-5 text-soft">{note}</p>
            <BookLink className="mt-8 self-start max-sm:w-full">{book}</BookLink>
          </div>
        </div>
      </div>
    </section>
  )
}

/** The services as four short spreads, picture and text changing sides. */
function ServiceSpreads() {
  return (
    <Section id="services" {...homeV2.services}>
      <ul className="mt-12 grid gap-y-16 lg:mt-16 lg:gap-y-24">
        {serviceKeys.map((key) => {
          const { title, subtitle, features } = services[key]
          return (
            <li key={key} className="group grid items-center gap-x-16 gap-y-6 md:grid-cols-2">
              <ServicePicture
                service={key}
                sizes="(min-width: 78rem) 34rem, (min-width: 48rem) 45vw, 88vw"
                className="aspect-4/3 rounded-card md:group-even:order-last"
              />
              <div className="w-full max-w-md">
                <h3 className="text-title">{title}</h3>
                <p className="mt-2 text-lead text-soft">{subtitle}</p>
                <ul className="mt-6 border-t border-line">
                  {features.map((feature) => (
                    <li key={feature} className="border-b border-line py-3">
                      {feature}
                    </li>
                  ))}
                </ul>
                <Link
                  to="/book"
                  search={key === 'hourly' ? { serviceType: 'hourly' } : { isAirport: key === 'airport' }}
                  aria-label={homeV2.bookNamed(title)}
                  className="link mt-4 inline-flex min-h-11 items-center gap-2 font-medium"
                >
                  {homeV2.bookService}
                  <ArrowRightIcon className="size-4.5" />
                </Link>
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

const frame = 'aspect-4/5 h-auto w-full rounded-card bg-sunken object-cover'

/** The eastern end of a transfer's map, where the way begins or ends. */
function WayMap({ way, alt }: { way: string; alt: string }) {
  return (
    <img
      src={localePath(`/transfers/${way}.svg`, currentLocale())}
      alt={alt}
      width={960}
      height={540}
      loading="lazy"
      decoding="async"
      className={`${frame} object-right`}
    />
  )
}

/** Four places, hung like pictures: every other one lower. */
function Destinations() {
  const { eyebrow, heading, popular, places, transfers } = destinationTexts
  return (
    <Section isNight eyebrow={eyebrow} heading={heading}>
      <Link to="/transfers" className="link mt-4 inline-flex min-h-11 items-center">
        {transfers}
      </Link>
      <ul className="mt-12 grid grid-cols-1 gap-x-6 gap-y-12 sm:grid-cols-2 lg:mt-16 lg:grid-cols-4 lg:pb-16">
        {destinations.map(({ key, isPopular, ...shown }) => (
          <li key={key} className="sm:even:translate-y-10 lg:even:translate-y-16">
            {'way' in shown ? (
              <WayMap way={shown.way} alt={places[key].scene} />
            ) : (
              <Picture
                src={`/art/coast/${key}`}
                widths={shown.widths}
                ratio={4 / 5}
                sizes="(min-width: 64rem) 22vw, (min-width: 40rem) 45vw, 88vw"
                alt={places[key].scene}
                className={frame}
              />
            )}
            <div className="mt-5 flex items-baseline justify-between gap-3">
              <h3 className="text-title">{places[key].name}</h3>
              {isPopular && <span className="eyebrow">{popular}</span>}
            </div>
            <p className="mt-2 text-soft">{places[key].text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
