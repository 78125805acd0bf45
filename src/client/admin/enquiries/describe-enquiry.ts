import type { Enquiry, EnquiryTrip } from '@chauffeur/contract/enquiries'
import { describeDate } from '@chauffeur/domain/time'
import { describePickup, mailLink } from '../common/describe.ts'
import { enquiryTexts } from './enquiry-texts.ts'
import { firstSubject } from './reply-words.ts'

/** When the trip is, as far as that is known. */
export function describeWhen({ pickupDate, pickupTime, pickupZone }: EnquiryTrip): string {
  if (pickupDate !== null && pickupTime !== null && pickupZone !== null)
    return describePickup({ pickupDate, pickupTime, pickupZone })
  const time = pickupTime === null ? enquiryTexts.noTime : `${pickupTime} (${enquiryTexts.pickupsOwnTime})`
  if (pickupDate === null)
    return pickupTime === null ? enquiryTexts.noDate : `${enquiryTexts.noDate}, ${time}`
  return `${describeDate(pickupDate)}, ${time}`
}

/** The link that starts the answer, with the reference that its reader knows. */
export function answerLink({ customerEmail, reference, locale }: Enquiry): string | undefined {
  const link = customerEmail === null ? undefined : mailLink(customerEmail)
  return link && `${link}?subject=${encodeURIComponent(firstSubject(locale, reference))}`
}
