import type { Chauffeur } from '@chauffeur/contract/trip'
import { isUnusualPhone, phoneLink } from '@chauffeur/domain/contact-formats'
import { chatLink } from '@chauffeur/domain/whatsapp'
import { meetingTexts } from '@chauffeur/words/en/meeting'
import { chauffeurTexts } from '@chauffeur/words/en/trip'
import { Button } from '../../shared/ui/button.tsx'
import { ChatIcon, PhoneIcon } from '../../shared/ui/icons.tsx'

export function shortNameOf({ name }: Pick<Chauffeur, 'name'>): string {
  return name.split(' ')[0] ?? name
}

type ReachChauffeurProps = { chauffeur: Chauffeur; bookingNumber: string }

/** Calls the chauffeur, or begins a chat that names the booking. Nothing where the guest may not have the number. */
export function ReachChauffeur({ chauffeur, bookingNumber }: ReachChauffeurProps) {
  const { phone, state } = chauffeur
  // A guest who was not met is asked to call the office.
  if (phone === null || state === 'no_show') return null
  const name = shortNameOf(chauffeur)
  return (
    <>
      <Button asChild>
        <a href={phoneLink(phone)}>
          <PhoneIcon className="size-5" />
          {chauffeurTexts.call(name)}
        </a>
      </Button>
      {!isUnusualPhone(phone) && (
        <Button asChild>
          <a
            href={chatLink(phone, meetingTexts.hello(bookingNumber))}
            target="_blank"
            rel="noopener noreferrer"
          >
            <ChatIcon className="size-5" />
            {meetingTexts.message(name)}
          </a>
        </Button>
      )}
    </>
  )
}
