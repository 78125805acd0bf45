import createClient from 'openapi-fetch'
import type { paths } from './api.d.ts'

/** Knows every call, what it takes and what it answers. */
export const api = createClient<paths>({
  baseUrl: process.env['API_URL'] ?? 'http://localhost:3000',
  headers: { Authorization: `Bearer ${process.env['API_KEY']}` },
})
