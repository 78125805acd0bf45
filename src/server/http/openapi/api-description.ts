import type { ApiDocument } from '@chauffeur/contract/api-document'
import { endpoints } from '@chauffeur/contract/endpoints'
import { answers } from '@chauffeur/contract/examples/answers'
import { examples, messages } from '@chauffeur/contract/examples/examples'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { compressedOnce, sendCompressedText } from '../compressed-text.ts'
import { describeApi, describeWebhooks, type About } from './describe-api.ts'
import type { Call } from './operation.ts'

/** Serves the description at /api/openapi.json: sent once to each caller, and then only confirmed. */
export function serveDescription(app: FastifyInstance, description: ApiDescription): void {
  const textOf = compressedOnce((document: ApiDocument) => JSON.stringify(document))
  app.get('/api/openapi.json', async (request, reply) => {
    const text = await textOf(description())
    return sendCompressedText(text, request, reply.type('application/json; charset=utf-8'))
  })
}

/** The description of the API as it is at this moment: its examples are of trips that are still to come. */
export type ApiDescription = () => ApiDocument

interface Options {
  readonly about: () => About
  readonly clock: () => Date
}

/** Describes every endpoint, in the order of the contract. Made when it is first asked for. */
export function apiDescription({ about, clock }: Options): ApiDescription {
  let made: { readonly year: number; readonly brandName: string; readonly document: ApiDocument } | undefined
  return () => {
    const year = clock().getUTCFullYear()
    const { brandName } = about()
    if (made?.year !== year || made.brandName !== brandName) {
      const calls = callsIn(year)
      const document = describeApi(calls, describeWebhooks(messagesShownIn(calls, year)), about())
      made = { year, brandName, document }
    }
    return made.document
  }
}

/** The message that the office's example of a delivery was recorded with, and those of types that have more in them. */
function messagesShownIn(calls: readonly Call[], year: number): readonly unknown[] {
  const [delivery] = Object.values(calls.find(({ name }) => name === 'readWebhookDelivery')?.answers ?? {})
  const { body } = z.object({ body: z.string() }).parse(delivery)
  return [JSON.parse(body), ...inYear(messages, year)]
}

function callsIn(year: number): Call[] {
  return Object.entries(endpoints).map(([name, endpoint]) => {
    const shown = inYear({ examples: examples[name] ?? {}, answers: answers[name] ?? {} }, year)
    return { name, endpoint, ...shown }
  })
}

/** The year in which the examples were written and their answers recorded; their trips are in the January after it. */
const RECORDED = 2027

const YEAR_OF_A_DAY = /\b20\d\d(?=-\d\d-\d\d(?!\d))/g

/** The same for a document of this year: no trip in it has passed, and winter stays winter. */
function inYear<T extends object>(examples: T, year: number): T {
  return JSON.parse(
    JSON.stringify(examples).replace(YEAR_OF_A_DAY, (written) => String(Number(written) - RECORDED + year)),
  )
}
