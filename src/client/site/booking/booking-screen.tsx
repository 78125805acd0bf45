import { getRouteApi, useRouter } from '@tanstack/react-router'
import { lazy, useCallback, type ReactNode } from 'react'
import { wizardTexts } from '@chauffeur/words/en/booking'
import { pageHeads } from '@chauffeur/words/en/frame'
import { selectSearch } from '../../shared/forms/select-search.ts'
import { LatePart } from '../../shared/ui/late-part.tsx'
import { useInBrowser } from '../../shared/ui/use-in-browser.ts'
import type { KnownPlaces } from '../../shared/journey/draft/prefill-changes.ts'
import type { WizardStep } from '../../shared/journey/draft/wizard-search.ts'
import type { PlaceEnd } from '../../shared/places/chosen-place.ts'
import { SitePage } from '../frame/site-page.tsx'
import { readBookingSearch } from './booking-route.ts'
import { Wizard, type WizardProps } from './wizard.tsx'
import { CallUs } from './ask/call-us.tsx'
import { WizardHead, WizardOpening } from './wizard-frame.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step that the history entry before this one shows. */
    cameFrom?: WizardStep
    /** The names and notes of the places that the page before knows. */
    knownPlaces?: KnownPlaces
    /** The end of the journey that the team is asked about at once. */
    asksFor?: PlaceEnd
  }
}

const select = selectSearch(readBookingSearch)

// Few visitors bring an offer.
const OfferPage = lazy(async () => ({ default: (await import('./offer/offer-page.tsx')).OfferPage }))

/** The wizard at one of its two addresses. */
export function bookingScreen(path: '/book' | '/booking') {
  const route = getRouteApi(path)
  return function BookingScreen() {
    const { history } = useRouter()
    const navigate = route.useNavigate()
    const search = route.useSearch({ select })
    const offer = route.useSearch({ select: readOfferToken })
    const step = search.step ?? 1

    const onMove = useCallback<WizardProps['onMove']>(
      (next, { replace }) => {
        // Going back to the step before uses the browser's history, so that its Back button and ours agree.
        if (!replace && history.location.state.cameFrom === (next.step ?? 1)) history.back()
        else void navigate({ search: next, replace, state: replace ? {} : { cameFrom: step } })
      },
      [history, navigate, step],
    )
    const { knownPlaces, asksFor } = history.location.state
    const wizard = {
      search,
      knownPlaces,
      asksFor,
      openedAt: route.useLoaderData().openedAt,
      onMove,
      onConfirmed: () => void navigate({ to: '/booking-confirmation', replace: true }),
    }
    if (offer === undefined) return <BookingPage {...wizard} />
    return (
      <LatePart waiting={<OfferOpening />}>
        <InBrowser waiting={<OfferOpening />}>
          <OfferPage key={offer} {...wizard} token={offer} />
        </InBrowser>
      </LatePart>
    )
  }
}

/** Knows by itself whether the page is hydrated: whatever asks is drawn again at once then, with all that stands in it. */
function InBrowser({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  return useInBrowser() ? children : waiting
}

/** The offer that the address names. Not part of readBookingSearch, which every page of the site loads. */
function readOfferToken(query: object): string | undefined {
  return 'offer' in query && typeof query.offer === 'string' ? query.offer : undefined
}

function BookingPage(props: WizardProps) {
  return (
    <SitePage isBooking>
      <WizardHead title={pageHeads.booking.title} promise={wizardTexts.promise}>
        <WithoutScripts />
      </WizardHead>
      <Wizard {...props} />
    </SitePage>
  )
}

/** The page of an offer until the offer is there; the server knows no more than that. */
function OfferOpening() {
  return (
    <SitePage>
      <WizardHead title={pageHeads.booking.title} promise={wizardTexts.promise}>
        <WithoutScripts />
      </WizardHead>
      <WizardOpening />
    </SitePage>
  )
}

function WithoutScripts() {
  return (
    <noscript>
      <div className="mt-6 max-w-prose rounded-card border border-line-strong p-4">
        <p>{wizardTexts.withoutScripts}</p>
        <CallUs lead={wizardTexts.bookByPhone} />
      </div>
    </noscript>
  )
}
