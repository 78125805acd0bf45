import { api } from './client.ts'

const { data: quote, error } = await api.POST('/api/quotes', {
  body: { pickup: 'Faro Airport', dropoff: 'Vilamoura', vehicleName: 'Mercedes E Class' },
})
if (error) throw new Error(`${error.code}: ${error.message}`)

console.log(`€${quote.totalPrice.toFixed(2)} for ${quote.distanceKm} km, until ${quote.expiresAt}`)
