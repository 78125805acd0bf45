import type { DriverJob } from '@chauffeur/contract/driver-jobs'
import { isTripOver } from '@chauffeur/domain/trip-state'
import { isUnusualPhone } from '@chauffeur/domain/contact-formats'
import { chatLink } from '@chauffeur/domain/whatsapp'
import { ChatIcon, PhoneIcon } from '../ui/icons.tsx'
import { panel, plainButton } from './looks.ts'
import { useWords } from './words-context.ts'

interface GuestPanelProps {
  readonly job: DriverJob
  /** The guest is called or written to. */
  readonly onContact: () => void
  readonly onSign: () => void
}

/** Who is driven, and how to reach them. */
export function GuestPanel({ job, onContact, onSign }: GuestPanelProps) {
  const words = useWords()
  const { guestName, guestPhone, signName, state } = job
  return (
    <section className={panel}>
      <p className="text-sm font-semibold text-soft">{words.guest}</p>
      <p className="text-lead leading-snug font-semibold">{guestName}</p>
      {guestPhone === null ? (
        <p className="mt-1 text-sm text-soft">{words.phoneLater}</p>
      ) : (
        <div className="mt-3 grid grid-cols-2 gap-2">
          <a
            href={`tel:${guestPhone.replaceAll(' ', '')}`}
            aria-label={words.callGuest(guestName)}
            onClick={onContact}
            className={plainButton}
          >
            <PhoneIcon className="size-5" />
            {words.call}
          </a>
          {/* A number without its country opens nobody's chat. */}
          {!isUnusualPhone(guestPhone) && (
            <a
              href={chatLink(guestPhone)}
              aria-label={words.messageGuest(guestName)}
              rel="noreferrer"
              target="_blank"
              onClick={onContact}
              className={plainButton}
            >
              <ChatIcon className="size-5" />
              {words.whatsapp}
            </a>
          )}
        </div>
      )}
      {signName !== '' && !isTripOver(state) && (
        <button type="button" onClick={onSign} className={`${plainButton} mt-2 w-full`}>
          {words.sign}: {signName}
        </button>
      )}
    </section>
  )
}
