import { localePath } from '@chauffeur/domain/locale'
import { useNavigate } from '@tanstack/react-router'
import { lazy, useState, type FormEvent } from 'react'
import { quoteTexts } from '../content/quote-texts.ts'
import { currentLocale } from '../locale/current-locale.ts'
import { FetchedSuggestions } from '../places/fetched-suggestions.tsx'
import { LocationField } from '../places/location-field.tsx'
import { Button } from '../ui/button.tsx'
import { ArrowRightIcon, PinIcon } from '../ui/icons.tsx'
import { fetchAhead, LatePart } from '../ui/late-part.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { emptyQuote, quoteKinds, quoteSearch, type QuoteDraft } from './quote-search.ts'
import { QuoteTabs } from './quote-tabs.tsx'

// Stepper and date popover are needed for a hire only.
const loadHireFields = () => import('./hire-fields.tsx')
const HireFields = lazy(async () => ({ default: (await loadHireFields()).HireFields }))

/** From where to where, or for how long: what is filled in opens the booking. */
export function QuoteForm() {
  const navigate = useNavigate()
  const [quote, setQuote] = useState<QuoteDraft>(emptyQuote)
  const change = (fields: Partial<QuoteDraft>) => setQuote((current) => ({ ...current, ...fields }))
  const isHourly = quote.kind === 'hourly'

  function submit(event: FormEvent) {
    event.preventDefault()
    void navigate({ to: '/book', search: quoteSearch(quote) })
  }

  return (
    // Without a script it is sent as it stands: the booking reads the same names.
    <form
      action={localePath('/book', currentLocale())}
      method="get"
      aria-label={quoteTexts.form}
      onSubmit={submit}
    >
      <QuoteTabs
        kind={quote.kind}
        kinds={quoteKinds}
        onKindChange={(kind) => change({ kind })}
        onHourlyNear={() => fetchAhead(loadHireFields)}
      >
        <div className="grid gap-5">
          <LocationField
            source={FetchedSuggestions}
            name="pickup"
            label={isHourly ? quoteTexts.from : quoteTexts.pickup}
            location={quote.pickup?.location ?? ''}
            placeName={quote.pickup?.name}
            onChoose={(pickup) => change({ pickup })}
            onType={(pickupText) => change({ pickupText })}
            placeholder={quoteTexts.pickupPlaceholder}
            clearLabel={isHourly ? quoteTexts.clearFrom : quoteTexts.clearPickup}
            icon={<PinIcon />}
            optional
          />
          {isHourly ? (
            <LatePart waiting={<Skeleton className="h-44" />}>
              <HireFields {...quote} onChange={change} />
            </LatePart>
          ) : (
            <LocationField
              source={FetchedSuggestions}
              name="dropoff"
              label={quoteTexts.dropoff}
              location={quote.dropoff?.location ?? ''}
              placeName={quote.dropoff?.name}
              onChoose={(dropoff) => change({ dropoff })}
              onType={(dropoffText) => change({ dropoffText })}
              placeholder={quoteTexts.dropoffPlaceholder}
              clearLabel={quoteTexts.clearDropoff}
              icon={<PinIcon />}
              optional
            />
          )}
        </div>
      </QuoteTabs>
      <input type="hidden" name="isAirport" value={String(quote.kind === 'airport')} />
      <Button type="submit" variant="primary" size="large" block className="mt-6">
        {quoteTexts.submit}
        <ArrowRightIcon className="size-4.5" />
      </Button>
      <p className="mt-3 text-center text-sm text-balance text-soft">{quoteTexts.promise}</p>
      <noscript>
        <p className="mt-3 text-center text-sm">
          <a href={localePath('/book?serviceType=hourly', currentLocale())} className="link">
            {quoteTexts.byTheHour}
          </a>
        </p>
      </noscript>
    </form>
  )
}
