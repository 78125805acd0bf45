import type { ApiDocument } from '@chauffeur/contract/api-document'
import { endpoints } from '@chauffeur/contract/endpoints'
import answers from '@chauffeur/contract/examples/answers.snap.json' with { type: 'json' }
import { examples } from '@chauffeur/contract/examples/examples'
import { z } from 'zod'
import { ourProcedures } from '../rest/our-procedures.ts'
import { describeApi, type About } from './describe-api.ts'
import { inYear } from './in-year.ts'
import type { Call } from './operation.ts'
import { describeWebhooks } from './webhooks.ts'

/** The description of the API as it is at this moment: its examples are of trips that are still to come. */
export type ApiDescription = () => ApiDocument

interface Options {
  readonly procedures: object
  readonly about: () => About
  readonly clock: () => Date
}

/** Describes every procedure of the router, in the order of the contract. Made when it is first asked for. */
export function apiDescription({ procedures, about, clock }: Options): ApiDescription {
  let kept: { readonly year: number; readonly document: ApiDocument } | undefined
  return () => {
    const year = clock().getUTCFullYear()
    if (kept?.year !== year) {
      const calls = callsOf(procedures, year)
      kept = { year, document: describeApi(calls, describeWebhooks(messageShownIn(calls)), about()) }
    }
    return kept.document
  }
}

/** The message that the office's example of a delivery was recorded with. */
function messageShownIn(calls: readonly Call[]): unknown {
  const [delivery] = Object.values(calls.find(({ name }) => name === 'readWebhookDelivery')?.answers ?? {})
  const { body } = z.object({ body: z.string() }).parse(delivery)
  return JSON.parse(body)
}

const recorded: Readonly<Record<string, Readonly<Record<string, unknown>>>> = answers
const written: Readonly<Partial<Record<string, Call['examples']>>> = examples

function callsOf(procedures: object, year: number): Call[] {
  const metas = ourProcedures(procedures).map(([, procedure]) => procedure._def.meta)
  return Object.entries(endpoints).flatMap(([name, endpoint]) => {
    const meta = metas.find((meta) => meta.endpoint === endpoint)
    if (!meta) return []
    const shown = inYear({ examples: written[name] ?? {}, answers: recorded[name] ?? {} }, year)
    return [{ name, ...meta, ...shown }]
  })
}
