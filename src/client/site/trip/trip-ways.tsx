import type { Trip } from '@chauffeur/contract/trip'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { chatLink } from '@chauffeur/domain/whatsapp'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { tripPageTexts as texts } from '@chauffeur/words/en/trip'
import { useSite } from '../../shared/firm/use-site.ts'
import { Button } from '../../shared/ui/button.tsx'
import { ArrowRightIcon, CalendarIcon, ChatIcon, CheckIcon, NoteIcon } from '../../shared/ui/icons.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { useInBrowser } from '../../shared/ui/use-in-browser.ts'
import { PhoneLink } from '../frame/contact-links.tsx'
import { ACT_ROW } from './act-row.ts'

/** The guest's ways with a booking besides changing it: keep it, show it, ask about it, book the next one. */
export function TripWays({ trip, children }: { trip: Trip; children?: ReactNode }) {
  const { contactPhone, whatsappNumber } = useSite()
  const { bookingNumber, state, end, private: own } = trip
  const isToCome = (state === 'pending' || state === 'confirmed') && end === null
  return (
    <section aria-label={texts.more} className="grid print:hidden">
      {children}
      <div className="grid">
        {own && isToCome && (
          <Button asChild className={ACT_ROW}>
            <a href={`/api/trip/calendar.ics?bookingNumber=${encodeURIComponent(bookingNumber)}`}>
              <CalendarIcon className="size-4.5" />
              {texts.addToCalendar}
            </a>
          </Button>
        )}
        <Button onClick={() => window.print()} className={ACT_ROW}>
          <NoteIcon className="size-4.5" />
          {texts.print}
        </Button>
        {own && isToCome && <ShareTrip url={own.shareUrl} />}
        {whatsappNumber && (
          <Button asChild className={ACT_ROW}>
            <a
              href={chatLink(whatsappNumber, texts.question(bookingNumber))}
              target="_blank"
              rel="noopener noreferrer"
            >
              <ChatIcon className="size-4.5" />
              {texts.ask}
            </a>
          </Button>
        )}
      </div>
      <p className="flex flex-wrap items-center gap-x-6 pt-2">
        {contactPhone && <PhoneLink number={contactPhone} />}
        <Link to="/book" search={sameTrip(trip)} className="link inline-flex min-h-11 items-center">
          {texts.again}
        </Link>
        {trip.dropoffLocation !== null && !isBookedWithOthers(trip) && (
          <Link to="/book" search={wayBack(trip)} className="link inline-flex min-h-11 items-center">
            {texts.back}
          </Link>
        )}
      </p>
    </section>
  )
}

/** Whether another trip of its journey stands, as the way there or the way back does. */
function isBookedWithOthers({ journey }: Trip): boolean {
  return (
    journey?.legs.some(
      ({ leg, state }) => leg !== journey.leg && (state === 'pending' || state === 'confirmed'),
    ) ?? false
  )
}

function kindOf({ isAirportService, serviceType, serviceDuration, passengers, vehicleId }: Trip) {
  const vehicle = vehicleById(vehicleId)
  return {
    passengers,
    ...(vehicle && { vehicleId: vehicle.id }),
    ...(serviceType === 'hourly'
      ? { serviceType, ...(serviceDuration !== null && { duration: Number(serviceDuration) }) }
      : { isAirport: isAirportService }),
  }
}

const sameTrip = (trip: Trip) => ({
  pickup: trip.pickupLocation,
  ...(trip.dropoffLocation !== null && { dropoff: trip.dropoffLocation }),
  ...kindOf(trip),
})

const wayBack = (trip: Trip) => ({
  ...(trip.dropoffLocation !== null && { pickup: trip.dropoffLocation }),
  dropoff: trip.pickupLocation,
  ...kindOf(trip),
})

/** Hands the link that only shows the journey to others: by the device's own ways, or where it has none, by ours. */
function ShareTrip({ url }: { url: string }) {
  const { brandName } = useSite()
  const text = texts.shared(brandName)
  const [open, setOpen] = useState(false)
  const label = (
    <>
      <ArrowRightIcon className="size-4.5" />
      {texts.share}
    </>
  )
  const hasOwnWays = useInBrowser() && 'share' in navigator
  async function share() {
    try {
      await navigator.share({ title: text, url })
    } catch (error) {
      // Closed without sharing: nothing is to be done.
      if (error instanceof DOMException && error.name === 'AbortError') return
      setOpen(true)
    }
  }
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={texts.share}
        description={texts.shareHint}
        size="small"
        trigger={hasOwnWays ? undefined : <Button className={ACT_ROW}>{label}</Button>}
      >
        <Ways text={text} url={url} />
      </Dialog>
      {hasOwnWays && (
        <Button onClick={() => void share()} className={ACT_ROW}>
          {label}
        </Button>
      )}
    </>
  )
}

type WaysProps = { text: string; url: string }

function Ways({ text, url }: WaysProps) {
  const [copied, setCopied] = useState<'copied' | 'refused'>()
  return (
    <div className="grid gap-4">
      <p className="rounded-control bg-sunken px-3.5 py-2.5 text-sm wrap-anywhere select-all">{url}</p>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Button variant="primary" onClick={() => void copy(url).then(setCopied)}>
          {copied === 'copied' && <CheckIcon className="size-4.5" />}
          {copied === 'copied' ? texts.copied : texts.copyLink}
        </Button>
        <Button asChild>
          <a href={chatLink(null, `${text}: ${url}`)} target="_blank" rel="noopener noreferrer">
            <ChatIcon className="size-4.5" />
            {texts.shareByWhatsapp}
          </a>
        </Button>
      </div>
      <output className={copied === 'refused' ? 'text-sm text-warning' : 'sr-only'}>
        {copied && (copied === 'copied' ? texts.copied : texts.notCopied)}
      </output>
    </div>
  )
}

/** Without a safe connection, or the visitor's leave, there is no clipboard. */
async function copy(url: string): Promise<'copied' | 'refused'> {
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'refused'
  }
}
