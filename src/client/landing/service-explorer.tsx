import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { homeV4 } from '../content/home-v4.ts'
import { FIRST_SERVICE, serviceKeys, services, type ServiceKey } from '../content/services.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { ArrowRightIcon } from '../ui/icons.tsx'
import { Picture } from '../ui/picture.tsx'
import { TabCard, TabCardList, TabCardPanel, TabCards } from '../ui/tab-cards.tsx'
import { SERVICE_PICTURE } from './services-showcase.tsx'

/** One stage, four scenes: the tabs change what stands on it. */
export function ServiceExplorer() {
  const [chosen, setChosen] = useState<ServiceKey>(FIRST_SERVICE)
  // What the page opens with does not fade in: it is what a visitor waits for.
  const [isOpening, setIsOpening] = useState(true)
  return (
    <TabCards
      value={chosen}
      values={serviceKeys}
      onValueChange={(service) => {
        setChosen(service)
        setIsOpening(false)
      }}
      className="mt-9 lg:mt-12"
    >
      <TabCardList label={homeV4.tabList} className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {serviceKeys.map((key) => (
          <TabCard
            key={key}
            value={key}
            className={
              'min-h-11 rounded-full border border-line-strong px-6 py-2 font-medium text-soft transition-colors hover:border-ink hover:text-ink ' +
              'data-[state=active]:border-ink data-[state=active]:bg-ink data-[state=active]:text-surface'
            }
          >
            {homeV4.tabs[key]}
          </TabCard>
        ))}
      </TabCardList>
      <div className="mt-6 grid gap-6">
        {serviceKeys.map((key) => (
          <Scene key={key} service={key} fadesIn={!isOpening} />
        ))}
      </div>
    </TabCards>
  )
}

function Scene({ service, fadesIn }: { service: ServiceKey; fadesIn: boolean }) {
  const { title, subtitle, features, scene } = services[service]
  return (
    <TabCardPanel value={service} className={classNames('rounded-sheet', fadesIn && 'animate-fade-in')}>
      <div data-theme="night" className="grid overflow-hidden rounded-sheet lg:grid-cols-[7fr_5fr]">
        <Picture
          {...SERVICE_PICTURE}
          src={`/art/services/${service}`}
          sizes="(min-width: 78rem) 43rem, (min-width: 64rem) 58vw, 88vw"
          alt={scene}
          isFirst={service === FIRST_SERVICE}
          className="aspect-4/3 h-auto w-full bg-sunken object-cover lg:aspect-auto lg:h-full lg:min-h-124"
        />
        <div className="flex flex-col p-6 sm:p-10 lg:p-12">
          <h2 className="text-title">{title}</h2>
          <p className="mt-2 text-lead text-soft">{subtitle}</p>
          <ul className="mt-6 mb-8 border-t border-line">
            {features.map((feature) => (
              <li key={feature} className="border-b border-line py-3">
                {feature}
              </li>
            ))}
          </ul>
          <Button asChild variant="primary" size="large" className="mt-auto self-start max-sm:w-full">
            <Link
              to="/book"
              search={service === 'hourly' ? { serviceType: 'hourly' } : { isAirport: service === 'airport' }}
            >
              {homeV4.bookService}
              <ArrowRightIcon className="size-4.5" />
            </Link>
          </Button>
        </div>
      </div>
    </TabCardPanel>
  )
}
