import { noInput } from '@chauffeur/contract/endpoint'
import { readTrip } from '@chauffeur/contract/trip'
import type { Subscriber } from '../live/live-streams.ts'
import { subscribeDriver, subscribeGuest, subscribeOffice } from '../live/subscribers.ts'
import type { Context } from './context.ts'
import { router } from './init.ts'
import { forOpenPage } from './procedures.ts'

/** The live events for open pages, as server-sent events. */
export const liveRouter = router({
  office: forOpenPage(noInput).subscription((call) => tell(call, () => subscribeOffice(call.ctx.request))),
  trip: forOpenPage(readTrip.input).subscription((call) =>
    tell(call, () => subscribeGuest(call.input.bookingNumber, call.ctx.request)),
  ),
  driver: forOpenPage(noInput).subscription((call) => tell(call, () => subscribeDriver(call.ctx.request))),
})

async function* tell(
  { ctx, signal }: { readonly ctx: Context; readonly signal: AbortSignal | undefined },
  subscribe: () => Promise<Subscriber>,
) {
  yield* ctx.request.live.open(await subscribe(), signal)
}
