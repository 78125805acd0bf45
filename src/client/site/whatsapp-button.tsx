import { whatsappLink } from '@chauffeur/domain/whatsapp'
import { navigationTexts } from '../content/navigation.ts'
import { classNames } from '../ui/class-names.ts'
import { ChatIcon } from '../ui/icons.tsx'
import { useIsBooking } from './use-is-booking.ts'
import { useSite } from './use-site.ts'

/**
 * Opens a chat with the business. In the wizard on a phone it stands in the bar at the bottom, where the bar leaves
 * it a place (wizard-footer.tsx); where the window is too low for that bar to stay, it goes to the page's end.
 */
export function WhatsappButton() {
  const { whatsappNumber } = useSite()
  const isBooking = useIsBooking()
  if (!whatsappNumber) return null
  return (
    <a
      href={whatsappLink(whatsappNumber)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={navigationTexts.chat}
      className={classNames(
        'fixed z-30 flex size-13 items-center justify-center rounded-full bg-accent-fill text-on-accent shadow-float',
        'transition-colors hover:bg-accent-fill-hover',
        'right-[clamp(1.25rem,4vw,3rem)] bottom-[max(0.75rem,env(safe-area-inset-bottom))] sm:right-6',
        isBooking
          ? 'max-lg:right-[clamp(1.25rem,4vw,3rem)]! lg:bottom-6 [@media(max-height:29.99rem)]:max-lg:absolute'
          : 'sm:bottom-6',
      )}
    >
      <ChatIcon className="size-6" />
    </a>
  )
}
