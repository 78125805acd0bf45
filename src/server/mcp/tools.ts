import {
  agentTools,
  type AgentTool,
  type AgentToolName,
  type AgentInput,
} from '@chauffeur/contract/agent-tools'
import { MAX_AGENT_ANSWER_BYTES } from '@chauffeur/domain/agents'
import { localePath } from '@chauffeur/domain/locale'
import { serviceFactsIn } from '@chauffeur/words/agent-words'
import { z } from 'zod'
import { confirmBooking, prepareBooking } from '../agents/prepare-booking.ts'
import { quoteFleet } from '../agents/quote-fleet.ts'
import type { AppContext } from '../api/context.ts'
import { parseInput } from '../api/procedures.ts'
import { appRouter } from '../api/router.ts'
import { limitCalls } from '../auth/limit-calls.ts'
import { checkScope, requireKey } from '../auth/rights.ts'
import { cancellationTermsOf } from '../bookings/cancel-partner-booking.ts'
import {
  findPartnerBooking,
  listPartnerBookings,
  readPartnerBooking,
} from '../bookings/read-partner-bookings.ts'
import { listLuggage } from '../catalogue/luggage/luggage.ts'
import { findLocations } from '../quotes/places/places.ts'

/** A tool with what answers it. */
interface ServedTool {
  readonly tool: AgentTool
  /** Checks right, limit and input, and answers as it is sent: amounts in euros. */
  readonly answer: (input: unknown, context: AppContext) => Promise<Record<string, unknown>>
}

function serve<Input extends z.ZodType, Output extends z.ZodType>(
  tool: AgentTool<Input, Output>,
  run: (input: z.output<Input>, context: AppContext) => Promise<z.output<Output>>,
): ServedTool {
  return {
    tool,
    async answer(sent, context) {
      if (tool.access === 'partner') requireKey(context)
      checkScope(tool.scope, context)
      if (tool.limit) await limitCalls(tool.limit, context)
      return encoded(tool.output, await run(parseInput(tool.input, sent), context))
    },
  }
}

function encoded<Output extends z.ZodType>(
  schema: Output,
  answer: z.output<Output>,
): Record<string, unknown> {
  return sentObject.parse(z.encode<z.ZodType>(schema, answer))
}

const sentObject = z.record(z.string(), z.unknown())

/** So many places are enough to ask which one is meant. */
const MAX_PLACES = 8

/** Every tool of agents, by its name. */
export const servedTools: Readonly<Record<AgentToolName, ServedTool>> = {
  search_places: serve(agentTools.search_places, async ({ q }, { places }) => ({
    places: await findLocations({ q, limit: MAX_PLACES }, places),
  })),
  quote_trip: serve(agentTools.quote_trip, quoteFleet),
  service_facts: serve(agentTools.service_facts, readFacts),
  read_booking: serve(agentTools.read_booking, ({ bookingNumber }, context) =>
    readPartnerBooking(bookingNumber, requireKey(context).partner, context),
  ),
  list_bookings: serve(agentTools.list_bookings, listBookings),
  prepare_booking: serve(agentTools.prepare_booking, (input, context) =>
    prepareBooking(input, requireKey(context), context),
  ),
  confirm_booking: serve(agentTools.confirm_booking, (input, context) =>
    confirmBooking(input, requireKey(context), context),
  ),
  cancellation_terms: serve(agentTools.cancellation_terms, async ({ bookingNumber, locale }, context) => {
    const booking = await findPartnerBooking(bookingNumber, requireKey(context).partner, context.em)
    return {
      ...(await cancellationTermsOf(booking, context)),
      currency: 'EUR' as const,
      paymentMethod: booking.paymentMethod,
      cancelUrl: `${context.config.PUBLIC_URL}${localePath('/trip', locale)}`,
    }
  }),
}

async function readFacts({ topic, locale }: AgentInput<'service_facts'>, context: AppContext) {
  const site = await appRouter.createCaller({ request: context }).site.read()
  const contactUrl = `${context.config.PUBLIC_URL}${localePath('/contact', locale)}`
  return {
    topic,
    sentences: [...serviceFactsIn(locale, topic, site)],
    ...(topic === 'luggage' && { luggage: await listLuggage(context.em) }),
    ...(topic === 'contact' && { contact: { ...site, contactUrl } }),
  }
}

/** A page of bookings, with as many of them as an answer holds. */
async function listBookings(
  { limit, ...input }: AgentInput<'list_bookings'>,
  context: AppContext,
): ReturnType<typeof listPartnerBookings> {
  const page = await listPartnerBookings({ ...input, limit }, requireKey(context).partner, context)
  const isShort = sizeOf(encoded(agentTools.list_bookings.output, page)) <= MAX_AGENT_ANSWER_BYTES / 2
  return isShort || limit === 1 ? page : listBookings({ ...input, limit: Math.ceil(limit / 2) }, context)
}

/** The bytes of an answer as it is sent. */
export function sizeOf(answer: object): number {
  return Buffer.byteLength(JSON.stringify(answer))
}
