import { z } from 'zod'
import { endpoint, noInput } from './endpoint.ts'

export const listRegions = endpoint({
  procedure: 'regions.list',
  access: 'public',
  method: 'GET',
  path: '/api/regions',
  tag: 'Routes and stops',
  summary: 'The active regions and routes',
  input: noInput,
  output: z.array(z.object({ id: z.string(), name: z.string() })),
})
