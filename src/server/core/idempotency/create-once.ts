import type { Endpoint } from '@chauffeur/contract/endpoint'
import type { z } from 'zod'
import type { RequestContext } from '../request-context.ts'
import type { Transaction } from '../transaction.ts'
import { runOnce } from './run-once.ts'

interface Creation<T extends Record<string, unknown>> {
  readonly endpoint: Endpoint<z.ZodType, z.ZodType<T>>
  readonly input: unknown
  readonly create: (tx: Transaction) => Promise<T>
}

/** Runs what a call creates in one transaction, once for each Idempotency-Key. */
export async function createOnce<T extends Record<string, unknown>>(
  { endpoint, input, create }: Creation<T>,
  context: RequestContext,
): Promise<T> {
  const call = `${endpoint.method} ${endpoint.path}`
  const { response } = await runOnce({ call, input, output: endpoint.output }, context, (saveResponse) =>
    context.transaction(async (tx) => {
      const created = await create(tx)
      await saveResponse(tx, created)
      return { response: created }
    }),
  )
  return response
}
