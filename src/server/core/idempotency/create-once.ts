import type { Endpoint } from '@chauffeur/contract/endpoint'
import type { z } from 'zod'
import type { Transaction, RequestContext } from '../request-context.ts'
import { runOnce } from './run-once.ts'

interface Creation<T extends Record<string, unknown>> {
  readonly endpoint: Endpoint<z.ZodType, z.ZodType<T>>
  readonly input: unknown
  readonly create: (tx: Transaction) => Promise<T>
}

/** Runs what a call creates in one transaction, once for each Idempotency-Key. */
export function createOnce<T extends Record<string, unknown>>(
  { endpoint, input, create }: Creation<T>,
  context: RequestContext,
): Promise<T> {
  const call = `${endpoint.method} ${endpoint.path}`
  return runOnce<T>({ call, input, answer: endpoint.output }, context, (saveResponse) =>
    context.transaction(async (tx) => {
      const created = await create(tx)
      await saveResponse(tx, created)
      return created
    }),
  )
}
