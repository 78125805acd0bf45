import { api } from './client.ts'

const { data: places, error } = await api.GET('/api/locations/search', {
  params: { query: { q: 'faro air', limit: 5 } },
})
if (error) throw new Error(error.message)

for (const { name, address } of places) console.log(`${name}: ${address}`)
