import { placeLines } from '@chauffeur/domain/place-lines'
import { canDecide } from '@chauffeur/domain/booking-status'
import { phoneLink } from '@chauffeur/domain/contact-formats'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { addDays } from '@chauffeur/domain/wall-time'
import { keepPreviousData } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { trpc } from '../../shared/api/trpc.ts'
import { useDebounced } from '../../shared/ui/use-debounced.ts'
import { describeShortDate } from '../bookings/badges.tsx'
import { useToday } from '../common/days.ts'
import { markOfBooking, type Mark } from '../common/state-mark.tsx'
import { adminTabs } from '../frame/admin-tabs.ts'
import { settingsPages, tabAbout } from '../frame/office-pages.ts'
import { useSound } from '../frame/booking-watch.tsx'

/** Something that was found, and what choosing it does. */
export interface Hit {
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly mark?: Mark
  readonly does:
    | { readonly kind: 'go'; readonly link: Pick<LinkProps, 'to' | 'params' | 'search'> }
    | { readonly kind: 'call'; readonly href: string }
    | { readonly kind: 'do'; readonly act: () => void }
    | { readonly kind: 'keys' }
}

interface HitGroup {
  readonly title: string
  readonly hits: readonly Hit[]
}

const MOST = 6
const ASK_AFTER_MS = 150

/** Returns the hits for a text, in the order in which they are listed; without a text, pages and acts. */
export function useHits(text: string): { readonly groups: readonly HitGroup[]; readonly isReading: boolean } {
  const asked = useDebounced(text.trim(), ASK_AFTER_MS)
  const found = trpc.bookings.find.useQuery(
    { q: asked, limit: MOST },
    { enabled: asked.length > 1, staleTime: 0, placeholderData: keepPreviousData },
  )
  const drivers = trpc.drivers.list.useQuery().data ?? []
  const cars = trpc.cars.list.useQuery().data ?? []
  const pages = usePages()
  const acts = useActs()
  const isShort = text.trim() === ''
  const matches = (...words: readonly string[]) => isIn(words.join(' '), text)
  const ofDrivers = isShort ? [] : drivers.filter(({ name, phone }) => matches(name, phone)).slice(0, MOST)
  const ofCars = isShort ? [] : cars.filter(({ plate, label }) => matches(plate, label ?? '')).slice(0, MOST)
  const bookings = text.trim().length > 1 ? (found.data?.bookings ?? []) : []
  const plateOf = (id: string | null) => cars.find((car) => car.id === id)?.plate
  const groups: HitGroup[] = [
    {
      title: 'Drivers',
      hits: ofDrivers.map(({ id, name, usualCarId }) => ({
        id: `driver-${id}`,
        title: name,
        detail: [plateOf(usualCarId), 'trips of today'].filter(Boolean).join(' · '),
        does: go({ to: '/admin/today', search: { driver: id } }),
      })),
    },
    {
      title: 'Cars',
      hits: ofCars.map(({ id, plate, vehicleId, label }) => ({
        id: `car-${id}`,
        title: plate,
        detail: [vehicleById(vehicleId)?.name, label].filter(Boolean).join(' · '),
        does: go({ to: '/admin/today', search: { q: plate } }),
      })),
    },
    {
      title: 'Acts',
      hits: [
        ...ofDrivers.flatMap(({ id, name, phone }) => {
          const href = phoneLink(phone)
          return href === undefined
            ? []
            : [
                {
                  id: `call-${id}`,
                  title: `Call ${name}`,
                  detail: phone,
                  does: { kind: 'call', href } as const,
                },
              ]
        }),
        ...bookings.filter(canDecide).map(({ id, bookingNumber: number, customerName }) => ({
          id: `decide-${id}`,
          title: `Accept or reject ${number}`,
          detail: customerName,
          does: go({ to: '/admin/bookings/$number', params: { number } }),
        })),
        ...acts.filter(({ title, detail }) => matches(title, detail)),
      ],
    },
    {
      title: 'Bookings',
      hits: bookings.map((booking) => ({
        id: `booking-${booking.id}`,
        title: booking.customerName,
        detail: [
          booking.bookingNumber,
          `${describeShortDate(booking.pickupDate)}, ${booking.pickupTime}`,
          placeLines(booking.pickupLocation, booking.pickupName).name,
        ].join(' · '),
        mark: markOfBooking(booking),
        does: go({ to: '/admin/bookings/$number', params: { number: booking.bookingNumber } }),
      })),
    },
    { title: 'Pages', hits: pages.filter(({ title, detail }) => matches(title, detail)) },
  ]
  return { groups: groups.filter(({ hits }) => hits.length > 0), isReading: found.isFetching }
}

const go = (link: Pick<LinkProps, 'to' | 'params' | 'search'>) => ({ kind: 'go', link }) as const

function usePages(): readonly Hit[] {
  return [
    { id: 'page-today', title: 'Today', detail: 'The day’s work', does: go({ to: '/admin/today' }) },
    {
      id: 'page-enquiries',
      title: 'Enquiries',
      detail: 'Questions of guests',
      does: go({ to: '/admin/enquiries' }),
    },
    ...adminTabs.map(({ value, label }) => ({
      id: `page-${value}`,
      title: label,
      detail: value === 'bookings' ? 'All reservations' : tabAbout[value],
      does: go({ to: '/admin', search: value === 'bookings' ? {} : { tab: value } }),
    })),
    {
      id: 'page-settings',
      title: 'Settings',
      detail: 'All that the office sets up',
      does: go({ to: '/admin/settings' }),
    },
    ...settingsPages.map(({ to, label, about }) => ({
      id: `page-${to}`,
      title: label,
      detail: about,
      does: go({ to }),
    })),
  ]
}

function useActs(): readonly Hit[] {
  const today = useToday()
  const [hasSound, setSound] = useSound()
  return [
    { id: 'act-new', title: 'New booking', detail: 'By phone', does: go({ to: '/admin/bookings/new' }) },
    {
      id: 'act-waiting',
      title: 'Bookings that wait',
      detail: 'Accept or reject them',
      does: go({ to: '/admin', search: { status: 'pending' } }),
    },
    {
      id: 'act-tomorrow',
      title: 'Tomorrow’s trips',
      detail: 'Give them to drivers',
      does: go({ to: '/admin/today', search: { day: addDays(today, 1) } }),
    },
    {
      id: 'act-late',
      title: 'Move for late flight',
      detail: 'Set when a guest of today is met',
      does: go({ to: '/admin/today' }),
    },
    {
      id: 'act-sheet',
      title: 'Print the day',
      detail: 'Day sheet',
      does: go({ to: '/admin/day', search: { day: today } }),
    },
    {
      id: 'act-sound',
      title: hasSound ? 'Turn the sound off' : 'Turn the sound on',
      detail: 'For new bookings',
      does: { kind: 'do', act: () => setSound(!hasSound) },
    },
    { id: 'act-keys', title: 'Show all keys', detail: 'Or switch them off', does: { kind: 'keys' } },
  ]
}

/** Whether each word of the text begins somewhere in there, without regard to accents and capitals. */
function isIn(words: string, text: string): boolean {
  const there = plain(words)
  return plain(text)
    .split(/\s+/)
    .every((word) => there.includes(word))
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
