import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { FIRST_SERVICE, serviceKeys, services, type ServiceKey } from '../content/services.ts'
import { CheckIcon } from '../../shared/ui/icons.tsx'
import { Picture } from '../../shared/ui/picture.tsx'
import { TabCard, TabCardList, TabCardPanel, TabCards } from '../../shared/ui/tab-cards.tsx'
import { SectionHead } from './section.tsx'

type ServicesShowcaseProps = { eyebrow: string; heading: string }

export const SERVICE_PICTURE = { widths: [640, 1280], ratio: 4 / 3 } as const

/** The four services, one of them open (anchor `services`); each has its key as its own anchor. */
export function ServicesShowcase({ eyebrow, heading }: ServicesShowcaseProps) {
  const [chosen, setChosen] = useChosenService()
  return (
    <section id="services" className="scroll-mt-[100px]">
      <div className="shell section">
        <SectionHead eyebrow={eyebrow} heading={heading} />
        <TabCards
          value={chosen}
          values={serviceKeys}
          onValueChange={setChosen}
          orientation="vertical"
          className="mt-10 grid gap-x-16 gap-y-8 lg:mt-14 lg:grid-cols-[5fr_7fr]"
        >
          <TabCardList label={heading} className="grid grid-cols-2 content-start gap-x-4 lg:grid-cols-1">
            {serviceKeys.map((key) => (
              <TabCard
                key={key}
                value={key}
                className={
                  'group relative flex min-h-16 flex-col justify-center border-t border-line py-4 text-left lg:last:border-b ' +
                  'before:absolute before:-top-px before:left-0 before:h-px before:w-full before:origin-left before:scale-x-0 ' +
                  'before:bg-accent-line before:transition-transform before:duration-250 data-[state=active]:before:scale-x-100 ' +
                  'lg:min-h-28 lg:py-6'
                }
              >
                <span className="font-display text-heading text-soft transition-colors group-hover:text-ink group-data-[state=active]:text-ink lg:text-title">
                  {services[key].title}
                </span>
                <span className="mt-1 text-sm text-soft max-lg:hidden">{services[key].subtitle}</span>
              </TabCard>
            ))}
          </TabCardList>
          <div className="grid gap-14 noscript:md:grid-cols-2 noscript:lg:col-span-2">
            {serviceKeys.map((key) => (
              <ServicePanel key={key} service={key} />
            ))}
          </div>
        </TabCards>
      </div>
    </section>
  )
}

/** The airport at first, and what the address names after the # at each visit of it. */
function useChosenService() {
  const router = useRouter()
  const [chosen, setChosen] = useState<ServiceKey>(FIRST_SERVICE)
  useEffect(() => {
    const open = () =>
      setChosen((current) => serviceKeys.find((key) => key === router.latestLocation.hash) ?? current)
    open()
    return router.subscribe('onRendered', open)
  }, [router])
  return [chosen, setChosen] as const
}

function ServicePanel({ service }: { service: ServiceKey }) {
  const { title, subtitle, features, scene } = services[service]
  return (
    <TabCardPanel value={service} className="animate-fade-in rounded-card">
      <div id={service} className="scroll-mt-[100px]" />
      <Picture
        {...SERVICE_PICTURE}
        src={`/art/services/${service}`}
        sizes="(min-width: 78rem) 41rem, (min-width: 64rem) 55vw, 88vw"
        alt={scene}
        className="aspect-4/3 h-auto w-full rounded-card bg-sunken object-cover lg:aspect-16/10"
      />
      <h3 className="mt-6 text-heading lg:scripted:sr-only">
        {title}
        <span className="mt-1 block font-sans text-base text-soft">{subtitle}</span>
      </h3>
      <ul className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <CheckIcon className="mt-0.5 size-5 text-accent" />
            <span className="min-w-0">{feature}</span>
          </li>
        ))}
      </ul>
    </TabCardPanel>
  )
}
