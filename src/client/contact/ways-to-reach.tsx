import { whatsappLink } from '@chauffeur/domain/whatsapp'
import type { ReactNode } from 'react'
import { useSite } from '../site/use-site.ts'
import { ChatIcon, MailIcon, PhoneIcon } from '../ui/icons.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { contactTexts } from './contact-texts.ts'

/** Plain links, which need no script: as many as the owner has set. */
export function WaysToReach() {
  const { contactPhone, contactPhone2, contactEmail, whatsappNumber } = useSite()
  return (
    <ul aria-label={contactTexts.ways} className="divide-y divide-line border-y border-line">
      {contactPhone && <Phone label={contactTexts.call} number={contactPhone} />}
      {contactPhone2 && (
        <Phone label={contactPhone ? contactTexts.callToo : contactTexts.call} number={contactPhone2} />
      )}
      {contactEmail && (
        <Way label={contactTexts.write} icon={<MailIcon />} href={`mailto:${contactEmail}`}>
          {contactEmail}
        </Way>
      )}
      {whatsappNumber && (
        <Way label={contactTexts.chat} icon={<ChatIcon />} href={whatsappLink(whatsappNumber)} isElsewhere>
          <span className="tabular">{whatsappNumber}</span>
        </Way>
      )}
    </ul>
  )
}

function Phone({ label, number }: { label: string; number: string }) {
  return (
    <Way label={label} icon={<PhoneIcon />} href={`tel:${number.replace(/[^+\d]/g, '')}`}>
      <span className="tabular">{number}</span>
    </Way>
  )
}

type WayProps = { label: string; icon: ReactNode; href: string; isElsewhere?: boolean; children: ReactNode }

function Way({ label, icon, href, isElsewhere = false, children }: WayProps) {
  return (
    <li>
      <a
        href={href}
        {...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}
        className="group flex items-center gap-4 py-4"
      >
        <span className="flex size-11 shrink-0 items-center justify-center rounded-full border border-line-strong text-accent transition-colors group-hover:border-accent-line">
          {icon}
        </span>
        <span className="min-w-0">
          <span className="block text-sm text-soft">{label}</span>
          <span className="block font-display text-heading wrap-anywhere transition-colors group-hover:text-accent">
            {children}
          </span>
          {isElsewhere && <VisuallyHidden> ({contactTexts.chatNewTab})</VisuallyHidden>}
        </span>
      </a>
    </li>
  )
}
