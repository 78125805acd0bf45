import { phoneLink } from '@chauffeur/domain/contact-formats'
import { whatsappLink } from '@chauffeur/domain/whatsapp'
import { navigationTexts } from '@chauffeur/words/en/frame'
import { classNames } from '../../shared/ui/class-names.ts'
import { ChatIcon, PhoneIcon } from '../../shared/ui/icons.tsx'
import { useSite } from '../../shared/firm/use-site.ts'

/** The icon over the name: as narrow as the name is. */
const STACKED = 'flex-col gap-1 rounded-card px-2 text-xs/none'
/** Like `STACKED` on a phone alone, and in a line elsewhere. */
const STACKED_ON_PHONES =
  'max-sm:flex-col max-sm:gap-1 max-sm:rounded-card max-sm:px-2 max-sm:text-xs/none sm:gap-2.5 sm:rounded-full sm:pr-5 sm:pl-4'

/** Opens a chat with the business, at the bottom right; beside the content only, where that must not be covered. */
export function WhatsappButton({ isBesideContent }: { isBesideContent: boolean }) {
  return (
    <ChatLink
      className={classNames(
        'fixed z-30 h-13 bg-accent-fill font-medium text-on-accent shadow-float hover:bg-accent-fill-hover',
        'right-[clamp(1.25rem,4vw,3rem)] bottom-[max(0.75rem,env(safe-area-inset-bottom))] sm:right-6 sm:bottom-6',
        isBesideContent ? `max-[86rem]:hidden ${STACKED}` : STACKED_ON_PHONES,
      )}
    />
  )
}

/** The chat in the header, where the button has no place beside the content. */
export function HeaderChat() {
  return (
    <ChatLink className="h-11 min-w-11 flex-col gap-0.5 rounded-control px-1.5 text-xs/none text-accent hover:bg-sunken min-[86rem]:hidden" />
  )
}

function ChatLink({ className }: { className: string }) {
  const { whatsappNumber } = useSite()
  if (!whatsappNumber) return null
  return (
    <a
      href={whatsappLink(whatsappNumber)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={navigationTexts.chat}
      className={classNames('flex items-center justify-center transition-colors', className)}
    >
      <ChatIcon className="size-6" />
      WhatsApp
    </a>
  )
}

/** A number to call, as it is written. */
export function PhoneLink({ number, className }: { number: string; className?: string | undefined }) {
  return (
    <a
      href={phoneLink(number)}
      className={classNames('tabular inline-flex min-h-11 items-center gap-2 hover:text-accent', className)}
    >
      <PhoneIcon className="size-4.5 text-accent" />
      {number}
    </a>
  )
}
