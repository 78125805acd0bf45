import { randomUUID } from 'node:crypto'
import { api } from './client.ts'
import { withRetries } from './with-retries.ts'

const inTwoWeeks = new Date(Date.now() + 14 * 24 * 60 * 60_000).toISOString().slice(0, 10)
const trip = { pickup: 'Faro Airport', dropoff: 'Vilamoura', vehicleName: 'Mercedes E Class' } as const

const quoted = await withRetries(() => api.POST('/api/quotes', { body: trip }))
if (quoted.error) throw new Error(quoted.error.message)
const { quoteId, totalPrice } = quoted.data

// One key for one booking: keep it with your order, and a repeat books nothing twice.
const key = randomUUID()
const booked = await withRetries(() =>
  api.POST('/api/v1/bookings', {
    params: { header: { 'Idempotency-Key': key } },
    body: {
      customerName: 'Ana Sousa',
      customerEmail: 'ana.sousa@example.com',
      customerPhone: '+351 912 345 678',
      pickupLocation: trip.pickup,
      dropoffLocation: trip.dropoff,
      pickupDate: inTwoWeeks,
      pickupTime: '10:30',
      vehicleName: trip.vehicleName,
      serviceType: 'point-to-point',
      passengers: 2,
      paymentMethod: 'cash',
      quoteId,
      totalPrice,
      // The name of the booking in your own system; it is in every answer and message.
      reference: 'HX-2291',
    },
  }),
)

if (booked.data) console.log(`${booked.data.bookingNumber} is ${booked.data.state}`)
else if (booked.error.code === 'PRICE_CHANGED')
  console.log(`Show the new price, €${booked.error.totalPrice.toFixed(2)}, and ask again.`)
else throw new Error(`${booked.error.message} (request ${booked.error.requestId})`)
