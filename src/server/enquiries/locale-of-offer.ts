import { DEFAULT_LOCALE, type Locale } from '@chauffeur/domain/locale'
import type { EntityManager } from '../db/orm.ts'
import { Enquiry } from './enquiry.entity.ts'
import { EnquiryReply } from './enquiry-reply.entity.ts'

/** The language of the enquiry that an offer answers; English where there is no offer. */
export async function localeOfOffer(offerId: string | undefined, em: EntityManager): Promise<Locale> {
  const reply = offerId === undefined ? null : await em.findOne(EnquiryReply, { offerId })
  const enquiry = reply && (await em.findOne(Enquiry, { id: reply.enquiryId }))
  return enquiry?.locale ?? DEFAULT_LOCALE
}
