import type { MemberBooking } from '@chauffeur/contract/partner-people'
import { chatLink } from '@chauffeur/domain/whatsapp'
import { partnerTexts } from '@chauffeur/words/en/partner'
import { dayAndTimeText } from '../shared/locale/formats.ts'
import { Button } from '../shared/ui/button.tsx'
import { ChatIcon } from '../shared/ui/icons.tsx'

/** Opens a message to the guest with the page of the trip, until it has begun. */
export function TellGuest({ read: { booking, acts, shareUrl } }: { read: MemberBooking }) {
  const { tell, guestMessage } = partnerTexts.booking
  const { pickupDate, pickupTime, travellerPhone, customerPhone } = booking
  if (acts.length === 0) return null
  const message = guestMessage(dayAndTimeText(pickupDate, pickupTime), shareUrl)
  return (
    <Button asChild>
      <a href={chatLink(travellerPhone ?? customerPhone, message)} target="_blank" rel="noopener noreferrer">
        <ChatIcon className="size-4.5" />
        {tell}
      </a>
    </Button>
  )
}
