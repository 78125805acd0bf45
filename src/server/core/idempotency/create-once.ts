import type { Endpoint } from '@chauffeur/contract/endpoint'
import type { z } from 'zod'
import type { Unit, Work } from '../request-context.ts'
import { runOnce } from './run-once.ts'

interface Creation<T extends Record<string, unknown>> {
  readonly endpoint: Endpoint<z.ZodType, z.ZodType<T>>
  readonly input: unknown
  readonly create: (unit: Unit) => Promise<T>
}

/** Runs what a call creates in one transaction, once for each Idempotency-Key. */
export function createOnce<T extends Record<string, unknown>>(
  { endpoint, input, create }: Creation<T>,
  work: Work,
): Promise<T> {
  const call = `${endpoint.method} ${endpoint.path}`
  return runOnce<T>({ call, input, answer: endpoint.output }, work, (writeDown) =>
    work.transaction(async (unit) => {
      const created = await create(unit)
      await writeDown(unit, created)
      return created
    }),
  )
}
