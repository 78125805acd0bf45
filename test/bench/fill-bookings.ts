import { randomUUID } from 'node:crypto'
import { searchedNumbers, searchedText } from '@chauffeur/domain/booking-search'
import { randomReference } from '@chauffeur/domain/reference'
import { instantOf } from '@chauffeur/domain/time'
import type { Orm } from '../../src/server/db/orm.ts'

const BATCH = 5_000
const DAY_MS = 24 * 60 * 60_000
const LAST = Date.parse('2026-11-20T10:00:00.000Z')
// However many there are, they were made in these years, as those of a small company and of a large one.
const YEARS_MS = 4 * 365 * DAY_MS

const FIRST =
  'Ana|Maria|João|Peter|Sofia|Miguel|Émilie|Müjde|Carlos|Inês|Zoë|Nuno|Björn|Olivia|Jürgen|Tiago|Łucja|Rui|Harriet|Xavier'.split(
    '|',
  )
const LAST_NAMES =
  'Silva|Gonçalves|Müller|Santos|Smith|García|Núñez|O’Neill|Pereira|Costa|Ferreira|Johnson|Lindström|Araújo|Dupont|Carvalho|van den Berg|Rossi|Kowalski|Brito'.split(
    '|',
  )

const PLACES =
  'Faro Airport|Vilamoura, 8125 Quarteira, Portugal|Lisbon Airport|Hotel Quinta do Lago, 8135-024 Almancil, Portugal|Tavira, 8800 Tavira, Portugal|Sagres, 8650 Vila do Bispo, Portugal|Seville Airport|Albufeira, 8200 Albufeira, Portugal|Lagos, 8600 Lagos, Portugal|Évora, 7000 Évora, Portugal'.split(
    '|',
  )
const NO_ADDRESS = {
  taxNumber: null,
  street: null,
  streetNumber: null,
  city: null,
  state: null,
  postalCode: null,
  country: null,
}
const HOSTS = 'gmail.com|outlook.com|sapo.pt|example.com|icloud.com|hotmail.co.uk'.split('|')

/** Numbers below `below` that look random and are the same each time. */
function randomNumbers(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const LETTERS = 30

/** The number of the booking at this place: no other has it, and they do not count up. */
export function numberOf(index: number): string {
  const scattered = (index * 433_494_437) % LETTERS ** 6
  const digits = Uint8Array.from(
    { length: 6 },
    (_, place) => Math.floor(scattered / LETTERS ** place) % LETTERS,
  )
  return randomReference('TR', digits)
}

/** A customer that the bookings of every size contain, to search for. */
export const wanted = {
  name: 'Quintiliana Évora',
  email: 'quintiliana@example.pt',
  phone: '912 000 999',
  flight: 'ZZ 9999',
  company: 'Tertuliano & Filhos',
}

/** Fills the table with so many bookings of four years; the newest ones wait for a decision. */
export async function fillBookings(orm: Orm, count: number): Promise<void> {
  const roll = randomNumbers(7)
  const em = orm.em.fork()
  // Maintaining the search index row by row would take longer than everything else.
  const [index] = await em.execute<{ made: string }[]>(
    `select pg_get_indexdef('booking_search'::regclass) as made`,
  )
  await em.execute('drop index booking_search')
  for (let start = 0; start < count; start += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - start) }, (_, index) =>
      booking(start + index, count, roll),
    )
    await em.execute('insert into booking select * from json_populate_recordset(null::booking, ?::json)', [
      JSON.stringify(rows),
    ])
  }
  await em.execute(index?.made ?? '')
  await em.execute('vacuum analyze booking')
}

function booking(index: number, count: number, roll: (below: number) => number) {
  const created = LAST - Math.floor(((index + roll(1000) / 1000) / count) * YEARS_MS)
  const isWanted = index === Math.floor(count / 2)
  // Every guest comes back some five times.
  const guest = roll(Math.ceil(count / 5))
  const plain = `${FIRST[guest % FIRST.length]} ${LAST_NAMES[Math.floor(guest / FIRST.length) % LAST_NAMES.length]}`
  const customer = isWanted
    ? { customerName: wanted.name, customerEmail: wanted.email }
    : {
        customerName: plain,
        customerEmail: `${FIRST[guest % FIRST.length]?.toLowerCase()}.guest${guest}@${HOSTS[guest % HOSTS.length]}`,
      }
  const number = numberOf(index)
  const trip = {
    // Every other trip starts or ends at the airport of Faro.
    pickupLocation: PLACES[roll(2) === 0 ? 0 : roll(PLACES.length)] ?? '',
    dropoffLocation: PLACES[1 + roll(PLACES.length - 1)] ?? '',
    stops: [],
    billing: isWanted ? { ...NO_ADDRESS, companyName: wanted.company } : null,
  }
  const numbers = {
    bookingNumber: number,
    customerPhone: isWanted ? `+351 ${wanted.phone}` : `+351 9${String(10_000_000 + guest)}`,
    flightNumber: isWanted ? wanted.flight : roll(2) === 0 ? `TP ${1000 + roll(900)}` : null,
  }
  const isOnline = roll(4) === 0
  const isPending = index < Math.min(40, count / 10)
  const day = new Date(created + (1 + roll(40)) * DAY_MS).toISOString().slice(0, 10)
  const pickup = instantOf({ date: day, time: '10:30' }, 'Europe/Lisbon')
  if (pickup.kind !== 'instant') throw new Error('No clock change skips half past ten')
  return {
    id: randomUUID(),
    number,
    status: isPending ? 'pending' : roll(10) === 0 ? 'rejected' : 'confirmed',
    decided_at: isPending ? null : new Date(created + DAY_MS / 4),
    decided_by: isPending ? null : 'admin',
    created_at: new Date(created),
    customer_name: customer.customerName,
    customer_email: customer.customerEmail,
    customer_phone: numbers.customerPhone,
    locale: 'en',
    flight_number: numbers.flightNumber,
    billing: trip.billing,
    whatsapp_notifications: roll(2) === 0,
    assistance_dog: false,
    pet: false,
    help_to_car: false,
    version: 1,
    message_count: 0,
    notes: roll(3) === 0 ? 'Please wait at arrivals with a sign. We carry two prams.' : null,
    service_type: 'point-to-point',
    pickup_location: trip.pickupLocation,
    pickup_lat: 37.0144,
    pickup_lon: -7.9659,
    dropoff_location: trip.dropoffLocation,
    dropoff_lat: 37.0771,
    dropoff_lon: -8.1177,
    stops: [],
    pickup_date: day,
    pickup_time: '10:30',
    pickup_zone: 'Europe/Lisbon',
    pickup_at: pickup.instant,
    short_notice: false,
    is_airport_service: true,
    vehicle_id: 2,
    vehicle_name: 'Mercedes E Class',
    passengers: 2,
    child_seat_count: 0,
    booster_seat_count: 0,
    payment_method: isOnline ? 'sumup' : 'cash',
    payment_status: !isOnline ? 'not_required' : roll(50) === 0 ? 'failed' : 'completed',
    base_cents: 4900,
    stop_cents: 0,
    total_cents: 4900,
    paid_cents: 0,
    refund_cents: 0,
    refunded_cents: 0,
    driver_cents: 0,
    ics_sequence: 0,
    link_generation: 0,
    distance: 232,
    duration_minutes: 25,
    route_fallback: false,
    search_text: searchedText({ ...customer, ...trip }),
    search_number: searchedNumbers(numbers),
  }
}
