import { whatsappLink } from '@chauffeur/domain/whatsapp'
import type { ReactNode } from 'react'
import { homeV3 } from '../content/home-v3.ts'
import { PhoneLink } from '../site/phone-link.tsx'
import { usePhones, useSite } from '../site/use-site.ts'
import { BookLink } from './book-link.tsx'

const line = 'link inline-flex min-h-11 items-center break-all'

/** Whom to talk to: as many ways as the owner has set. */
export function ContactCard() {
  const { contactEmail, whatsappNumber } = useSite()
  const phones = usePhones()
  const { heading, text, phone, email, chat, chatAction, opensNewTab, book } = homeV3.contact
  return (
    <section id="talk" className="shell scroll-mt-[100px] pb-[clamp(3.5rem,8vw,7rem)]">
      <div
        data-theme="night"
        className="grid gap-x-16 gap-y-10 rounded-sheet p-6 sm:p-10 lg:grid-cols-[7fr_5fr] lg:p-16"
      >
        <div>
          <h2 className="text-display">{heading}</h2>
          <p className="mt-4 max-w-lg text-lead text-soft">{text}</p>
          <BookLink className="mt-8 max-sm:w-full">{book}</BookLink>
        </div>
        <dl className="grid content-center">
          {phones.length > 0 && (
            <Way name={phone}>
              {phones.map((number) => (
                <PhoneLink key={number} number={number} className="mr-6" />
              ))}
            </Way>
          )}
          {contactEmail && (
            <Way name={email}>
              <a href={`mailto:${contactEmail}`} className={line}>
                {contactEmail}
              </a>
            </Way>
          )}
          {whatsappNumber && (
            <Way name={chat}>
              <a
                href={whatsappLink(whatsappNumber)}
                target="_blank"
                rel="noopener noreferrer"
                className={line}
              >
                {chatAction}
                <span className="sr-only"> {opensNewTab}</span>
              </a>
            </Way>
          )}
        </dl>
      </div>
    </section>
  )
}

function Way({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="border-t border-line py-3 first:border-t-0">
      <dt className="text-sm text-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
