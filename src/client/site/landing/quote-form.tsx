import { localePath } from '@chauffeur/domain/locale'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, lazy, type ReactNode, useState } from 'react'
import { DEFAULT_HIRE_HOURS } from '@chauffeur/domain/hire'
import { MAX_PASSENGERS, MIN_PASSENGERS } from '@chauffeur/domain/limits'
import { currentLocale } from '@chauffeur/words/current-locale'
import { quoteTexts } from '@chauffeur/words/en/home'
import { uiTexts } from '@chauffeur/words/en/shared'
import type { ChosenPlace, PlaceEnd } from '../../shared/places/chosen-place.ts'
import { LateSuggestions } from '../../shared/places/late-suggestions.tsx'
import { LocationField } from '../../shared/places/location-field.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Field } from '../../shared/ui/field.tsx'
import {
  ArrowRightIcon,
  CalendarIcon,
  ClockIcon,
  PinIcon,
  PlaneIcon,
  UsersIcon,
} from '../../shared/ui/icons.tsx'
import { fetchAhead, LatePart } from '../../shared/ui/late-part.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { TabCard, TabCardList, TabCardPanel, TabCards } from '../../shared/ui/tab-cards.tsx'
import { TextInput } from '../../shared/ui/text-input.tsx'

// Stepper and date popover are needed for a hire only.
const loadHireFields = () => import('./hire-fields.tsx')
const HireFields = lazy(async () => ({ default: (await loadHireFields()).HireFields }))

/** From where to where, or for how long: what is filled in opens the booking. */
export function QuoteForm() {
  const navigate = useNavigate()
  const [quote, setQuote] = useState<QuoteDraft>(emptyQuote)
  const change = (fields: Partial<QuoteDraft>) => setQuote((current) => ({ ...current, ...fields }))
  const isHourly = quote.kind === 'hourly'

  /** Opens `/book`. Place details other than the addresses stay out of the link, which may be passed on. */
  const open = (asksFor?: PlaceEnd) =>
    void navigate({
      to: '/book',
      search: quoteSearch(quote),
      state: {
        knownPlaces: { pickup: known(quote.pickup), dropoff: known(quote.dropoff) },
        ...(asksFor && { asksFor }),
      },
    })

  function submit(event: FormEvent) {
    event.preventDefault()
    open()
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
        onKindChange={(kind) => change({ kind })}
        onHourlyNear={() => fetchAhead(loadHireFields)}
      >
        <div className="grid items-start gap-x-3 gap-y-3.5 md:grid-cols-2 lg:grid-cols-[1fr_1fr_12rem_8rem_auto]">
          <LocationField
            source={LateSuggestions}
            name="pickup"
            label={isHourly ? quoteTexts.from : quoteTexts.pickup}
            end="pickup"
            location={quote.pickup?.location ?? ''}
            placeId={quote.pickup?.placeId}
            note={quote.pickup?.note}
            otherEnd={quote.dropoff}
            onAskTeam={() => open('pickup')}
            placeName={quote.pickup?.name}
            onChoose={(pickup) => change({ pickup })}
            onType={(pickupText) => change({ pickupText })}
            placeholder={quoteTexts.pickupPlaceholder}
            clearLabel={isHourly ? quoteTexts.clearFrom : quoteTexts.clearPickup}
            icon={<PinIcon />}
            optional
          />
          {isHourly ? (
            <LatePart waiting={<Skeleton className="h-38 md:col-span-2 md:h-19" />}>
              <HireFields {...quote} onChange={change} />
            </LatePart>
          ) : (
            <LocationField
              source={LateSuggestions}
              name="dropoff"
              label={quoteTexts.dropoff}
              end="dropoff"
              location={quote.dropoff?.location ?? ''}
              placeId={quote.dropoff?.placeId}
              note={quote.dropoff?.note}
              otherEnd={quote.pickup}
              onAskTeam={() => open('dropoff')}
              placeName={quote.dropoff?.name}
              onChoose={(dropoff) => change({ dropoff })}
              onType={(dropoffText) => change({ dropoffText })}
              placeholder={quoteTexts.dropoffPlaceholder}
              clearLabel={quoteTexts.clearDropoff}
              icon={<PinIcon />}
              optional
            />
          )}
          {/* On a phone the wizard asks for what a price does not need. */}
          {!isHourly && (
            <Field label={quoteTexts.pickupDate} className="max-md:hidden">
              <TextInput
                type="date"
                name="date"
                value={quote.pickupDate}
                onValueChange={(pickupDate) => change({ pickupDate })}
                placeholder={uiTexts.chooseDate}
                leading={<CalendarIcon className="size-5" />}
                className="day"
              />
            </Field>
          )}
          <Field label={quoteTexts.passengers} className="max-md:hidden">
            <TextInput
              type="number"
              name="passengers"
              min={MIN_PASSENGERS}
              max={MAX_PASSENGERS}
              placeholder={`${MIN_PASSENGERS}–${MAX_PASSENGERS}`}
              value={quote.passengers}
              onValueChange={(passengers) => change({ passengers })}
              leading={<UsersIcon className="size-5" />}
            />
          </Field>
          <Button
            type="submit"
            variant="primary"
            size="large"
            block
            className="md:col-span-2 lg:col-span-1 lg:mt-6.75 lg:min-h-12! lg:px-5!"
          >
            {quoteTexts.submit}
            <ArrowRightIcon className="size-4.5" />
          </Button>
        </div>
      </QuoteTabs>
      <input type="hidden" name="isAirport" value={String(quote.kind === 'airport')} />
      <p className="mt-2.5 text-center text-sm text-balance text-soft lg:hidden">{quoteTexts.promise}</p>
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

const known = (place: ChosenPlace | null) => ({ name: place?.name ?? '', note: place?.note ?? '' })

const icons: Readonly<Record<QuoteKind, typeof PinIcon>> = {
  airport: PlaneIcon,
  transfer: PinIcon,
  hourly: ClockIcon,
}

type QuoteTabsProps = {
  kind: QuoteKind
  onKindChange: (kind: QuoteKind) => void
  /** The pointer or the focus is near the tab of the hire. */
  onHourlyNear: () => void
  children: ReactNode
}

/** The kind of service over the fields that it needs. */
function QuoteTabs({ kind, onKindChange, onHourlyNear, children }: QuoteTabsProps) {
  return (
    <TabCards value={kind} values={quoteKinds} onValueChange={onKindChange}>
      <TabCardList
        label={quoteTexts.service}
        className="mb-3.5 grid grid-cols-[0.85fr_1.2fr_1.15fr] border-b border-line md:flex md:gap-8 lg:mb-4.5"
      >
        {quoteKinds.map((value) => {
          const Icon = icons[value]
          return (
            <TabCard
              key={value}
              value={value}
              className={
                'relative flex min-h-13 items-center justify-center gap-2 px-1 text-center text-sm leading-tight font-medium md:text-base ' +
                'text-soft transition-colors hover:text-ink data-[state=active]:text-ink ' +
                'after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:scale-x-0 after:bg-accent-fill ' +
                'after:transition-transform data-[state=active]:after:scale-x-100'
              }
              onNear={value === 'hourly' ? onHourlyNear : undefined}
            >
              <Icon className="size-5 text-accent max-md:hidden" />
              {quoteTexts.tabs[value]}
            </TabCard>
          )
        })}
      </TabCardList>
      {/* One panel for all: what is typed for one kind stays for the next. */}
      <TabCardPanel value={kind}>{children}</TabCardPanel>
    </TabCards>
  )
}

const quoteKinds = ['airport', 'transfer', 'hourly'] as const
type QuoteKind = (typeof quoteKinds)[number]

/** The entries of the quote form; none must be filled in. */
export interface QuoteDraft {
  readonly kind: QuoteKind
  readonly pickup: ChosenPlace | null
  readonly dropoff: ChosenPlace | null
  /** The texts in the fields, which may be no places yet. */
  readonly pickupText: string
  readonly dropoffText: string
  /** Hours. */
  readonly duration: number
  /** Of the hire: yyyy-MM-dd, or ''. */
  readonly date: string
  /** Of the transfer: yyyy-MM-dd, or ''. */
  readonly pickupDate: string
  /** As typed. */
  readonly passengers: string
}

export const emptyQuote: QuoteDraft = {
  kind: 'airport',
  pickup: null,
  dropoff: null,
  pickupText: '',
  dropoffText: '',
  duration: DEFAULT_HIRE_HOURS,
  date: '',
  pickupDate: '',
  passengers: '',
}

/** The query that /book is opened with: only what is filled in, and the kind. */
export function quoteSearch({ kind, pickup, dropoff, duration, passengers, ...quote }: QuoteDraft) {
  const [pickupText, dropoffText] = [quote.pickupText.trim(), quote.dropoffText.trim()]
  const date = kind === 'hourly' ? quote.date : quote.pickupDate
  const trip = {
    ...(pickup && { pickup: pickup.location }),
    ...(pickup?.placeId && { pickupPlaceId: pickup.placeId }),
    ...(!pickup && pickupText !== '' && { pickupText }),
    ...(date !== '' && { date }),
    ...(passengers !== '' && { passengers: Number(passengers) }),
  }
  if (kind === 'hourly') return { ...trip, duration, serviceType: 'hourly' as const }
  return {
    ...trip,
    ...(dropoff && { dropoff: dropoff.location }),
    ...(dropoff?.placeId && { dropoffPlaceId: dropoff.placeId }),
    ...(!dropoff && dropoffText !== '' && { dropoffText }),
    isAirport: kind === 'airport',
  }
}
