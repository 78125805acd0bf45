import { DAY_MS, HOUR_MS, MINUTE_MS } from '@chauffeur/domain/duration'
import { ALERTED_EVERY_MS, nextFlightCheck, type FlightTimes } from '@chauffeur/domain/flights'
import { simulatedFlights } from '@chauffeur/gateways/flights/simulated-flights'

const LANDS_AT = new Date('2027-06-20T18:00:00Z')
const BOOKED_AT = new Date(LANDS_AT.getTime() - 2 * DAY_MS)
const OVER_AT = new Date(LANDS_AT.getTime() + 12 * HOUR_MS)

/** Numbers of simulated flights, by how late they are. */
const FLIGHTS = {
  'on time': 'TP 1234',
  '40 minutes late': 'TP 1235',
  'two hours late': 'TP 1236',
  'four hours late': 'TP 1237',
}
/** A day with so many arrivals, of which so many are 40 minutes late. */
const [ARRIVALS, LATE] = [30, 8]

/** Prints how often a flight is asked for that is booked two days ahead, and what a day of flights costs. */
export async function benchFlights(): Promise<void> {
  const rows = []
  for (const [flight, designator] of Object.entries(FLIGHTS)) {
    const alerts = await changesOf(designator)
    rows.push({
      flight,
      calls: await callsFor(designator),
      'with alerts': await callsFor(designator, alerts),
      alerts: alerts.length,
    })
  }
  const [onTime, late] = rows
  if (!onTime || !late) throw new Error('There are flights on time and late ones')
  const ofDay = (column: 'calls' | 'with alerts' | 'alerts') =>
    (ARRIVALS - LATE) * onTime[column] + LATE * late[column]
  console.log('Flights: calls to the provider for one, and alerts that it sends')
  console.table([
    ...rows,
    {
      flight: `a day of ${ARRIVALS}, ${LATE} of them 40 minutes late`,
      calls: ofDay('calls'),
      'with alerts': ofDay('with alerts'),
      alerts: ofDay('alerts'),
    },
  ])
}

/** When a provider would tell by itself of this flight: whenever its answer is another one. */
async function changesOf(designator: string): Promise<Date[]> {
  const changes: Date[] = []
  let known = await askFor(designator, BOOKED_AT)
  for (let at = BOOKED_AT.getTime(); at <= OVER_AT.getTime(); at += MINUTE_MS) {
    const now = new Date(at)
    const answer = await askFor(designator, now)
    if (answer.phase !== known.phase || answer.expected?.getTime() !== known.expected?.getTime())
      changes.push(now)
    known = answer
  }
  return changes
}

/** How often it is asked for until it has landed. Without `alerts` none are subscribed to. */
async function callsFor(designator: string, alerts?: readonly Date[]): Promise<number> {
  let calls = 0
  let now: Date | null = BOOKED_AT
  while (now) {
    calls += 1
    const at: Date = now
    const lastAt = alerts?.findLast((alert) => alert <= at) ?? null
    const next = nextFlightCheck(await askFor(designator, at), {
      near: LANDS_AT,
      now: at,
      alerts: alerts && { lastAt },
    })
    const alert = alerts?.find((one) => one > at)
    const told = alert && new Date(Math.max(alert.getTime(), at.getTime() + ALERTED_EVERY_MS))
    now = next && told && told < next ? told : next
  }
  return calls
}

async function askFor(designator: string, now: Date): Promise<FlightTimes> {
  const answer = await simulatedFlights(() => now).arrival({
    designator,
    date: '2027-06-20',
    airport: 'FAO',
    near: LANDS_AT,
  })
  if (answer.kind !== 'found') throw new Error('The simulated flight is known')
  return answer
}
