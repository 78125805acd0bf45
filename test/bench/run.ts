import { openBenchApp, openEmbeddedBenchApp } from './bench-app.ts'
import { benchBoard } from './board.ts'
import { benchBookings } from './bookings.ts'
import { benchCalls } from './calls.ts'
import { benchCapacity } from './capacity.ts'
import { benchEvents } from './events.ts'
import { benchFlights } from './flights.ts'
import { benchGuardedBookings } from './guarded-bookings.ts'
import { benchLive, benchLiveAcrossProcesses } from './live.ts'
import { benchLocks } from './locks.ts'
import { benchMails } from './mails.ts'
import { benchMixed } from './mixed.ts'
import { benchAdminBookings } from './admin-bookings.ts'
import { benchPlan } from './plan.ts'
import { benchOverload } from './overload.ts'
import { benchRouting } from './routing.ts'
import { benchSearch } from './search.ts'
import { benchSecondScreen } from './second-screen.ts'
import { benchStart } from './start.ts'
import { benchStops } from './stops.ts'
import { benchToday } from './today.ts'

await benchRouting()
await benchSearch()
await benchAdminBookings()
await benchBoard()
await benchToday()
await benchPlan()
await benchMails()
await benchStops()
await benchEvents()
await benchFlights()
benchCapacity()
const app = await openBenchApp()
try {
  await benchCalls(app)
  await benchBookings(app)
  await benchGuardedBookings(app, 'PostgreSQL')
} finally {
  await app.close()
}
const embedded = await openEmbeddedBenchApp()
try {
  await benchGuardedBookings(embedded, 'the embedded database')
} finally {
  await embedded.close()
}
await benchLive()
await benchLiveAcrossProcesses()
await benchSecondScreen()
await benchMixed()
await benchLocks()
await benchOverload()
await benchStart()
