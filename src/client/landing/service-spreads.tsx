import { Link } from '@tanstack/react-router'
import { homeV2 } from '../content/home-v2.ts'
import { serviceKeys, services } from '../content/services.ts'
import { ArrowRightIcon } from '../ui/icons.tsx'
import { Picture } from '../ui/picture.tsx'
import { SectionHead } from './section-head.tsx'
import { SERVICE_PICTURE } from './services-showcase.tsx'

/** The services as four short spreads, picture and text changing sides. */
export function ServiceSpreads() {
  return (
    <section id="services" className="scroll-mt-[100px]">
      <div className="shell section">
        <SectionHead {...homeV2.services} />
        <ul className="mt-12 grid gap-y-16 lg:mt-16 lg:gap-y-24">
          {serviceKeys.map((key) => {
            const { title, subtitle, features, scene } = services[key]
            return (
              <li key={key} className="group grid items-center gap-x-16 gap-y-6 md:grid-cols-2">
                <Picture
                  {...SERVICE_PICTURE}
                  src={`/art/services/${key}`}
                  sizes="(min-width: 78rem) 34rem, (min-width: 48rem) 45vw, 88vw"
                  alt={scene}
                  className="aspect-4/3 h-auto w-full rounded-card bg-sunken object-cover md:group-even:order-last"
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
      </div>
    </section>
  )
}
