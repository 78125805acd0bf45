import { z } from 'zod'
import { endpointsFor, noInput } from './endpoint.ts'

const everybody = endpointsFor('public', 'Routes and stops')

export const listRegions = everybody.get('/api/regions', {
  procedure: 'regions.list',
  summary: 'The active regions and routes',
  input: noInput,
  output: z.array(z.object({ id: z.string(), name: z.string() })),
})
