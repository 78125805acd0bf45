import type { Output } from './api-clients.ts'
import type { TestApp } from './app.ts'
import type { Protocol } from './api-clients.ts'
import { anOffer, aReply, askForPrice, type EnquiryBody } from './enquiries.ts'
import { faroToVilamoura, type BookingBody } from './trips.ts'

type Enquiry = Output<'replyToEnquiry'>
type OfficeOffer = NonNullable<Enquiry['replies'][number]['offer']>

/** An offer as the office made it, with what its link carries. */
interface MadeOffer {
  readonly enquiryId: string
  readonly offer: OfficeOffer
  readonly token: string
}

/** A price asked for, and answered with an offer. */
export async function makeOffer(
  app: TestApp,
  change: EnquiryBody = {},
  protocol: Protocol = 'REST',
): Promise<MadeOffer> {
  const { pickupDate = '2027-01-27' } = change
  const { done: asked } = await app.clients[protocol].ask('createQuoteRequest', askForPrice({ pickupDate }))
  const answer = await app.clients[protocol].ask(
    'replyToEnquiry',
    aReply({ id: asked.id, offer: anOffer(change) }),
    { cookie: await app.adminCookie() },
  )
  return { enquiryId: asked.id, ...offerOf(answer.done) }
}

function offerOf({ replies }: Enquiry): Pick<MadeOffer, 'offer' | 'token'> {
  const [latest] = replies
  if (!latest?.offer) throw new Error('The reply has no offer')
  return { offer: latest.offer, token: tokenOf(latest.offer.url) }
}

export function tokenOf(url: string): string {
  return new URL(url).searchParams.get('offer') ?? ''
}

/** The booking that the page of an offer sends: its very trip, at its price. */
export async function bookingOf(
  app: TestApp,
  token: string,
  change: BookingBody = {},
  protocol: Protocol = 'REST',
): Promise<BookingBody> {
  const { done: offer } = await app.clients[protocol].ask('readOffer', { token })
  return faroToVilamoura({ totalPrice: offer.totalPrice, quoteId: offer.quote?.quoteId, ...change })
}
