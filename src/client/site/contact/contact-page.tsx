import { mailLink, phoneLink } from '@chauffeur/domain/contact-formats'
import { Link } from '@tanstack/react-router'
import { whatsappLink } from '@chauffeur/domain/whatsapp'
import type { ReactNode } from 'react'
import { contactTexts, questionTexts } from '@chauffeur/words/en/contact'
import { Button } from '../../shared/ui/button.tsx'
import { Card } from '../../shared/ui/card.tsx'
import { useSite } from '../../shared/firm/use-site.ts'
import { ChatIcon, PhoneIcon } from '../../shared/ui/icons.tsx'
import { MailIcon } from '../../shared/ui/more-icons.tsx'
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx'
import { Disclosure } from '../../shared/ui/disclosure.tsx'
import { SitePage } from '../frame/site-page.tsx'
import { ContactForm } from './contact-form.tsx'

/** How to reach a person: at once by phone, or by a message that the office answers. */
export function ContactPage({ about }: { about: string | undefined }) {
  return (
    <SitePage keepsClear>
      <div data-theme="night">
        <div className="shell grid items-start gap-x-16 gap-y-12 pt-10 pb-14 sm:pt-16 sm:pb-20 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
          <div className="lg:sticky lg:top-28">
            <p className="eyebrow">{contactTexts.eyebrow}</p>
            <h1 className="mt-3 text-display text-balance">{contactTexts.heading}</h1>
            <p className="mt-5 max-w-xl text-lead text-soft">{contactTexts.lead}</p>
            <div className="mt-9 max-w-xl">
              <WaysToReach />
            </div>
          </div>
          <Card
            as="section"
            data-theme="sand"
            padding="large"
            aria-labelledby="message"
            className="bg-raised"
          >
            <h2 id="message" className="text-title">
              {contactTexts.formHeading}
            </h2>
            <p className="mt-2 mb-6 text-soft">{contactTexts.formLead}</p>
            <ContactForm about={about} />
          </Card>
        </div>
      </div>
      <Questions />
      <Facts />
    </SitePage>
  )
}

function Facts() {
  return (
    <div className="shell section grid gap-x-12 gap-y-10 md:grid-cols-3">
      {contactTexts.facts.map(({ title, text }) => (
        <section key={title} className="border-t border-accent-line pt-5">
          <h2 className="text-heading">{title}</h2>
          <p className="mt-2 text-soft">{text}</p>
        </section>
      ))}
      <Button asChild size="large" variant="primary" className="justify-self-start md:col-span-3">
        <Link to="/book">{contactTexts.book}</Link>
      </Button>
    </div>
  )
}

/** Plain links, which need no script: as many as the owner has set. */
function WaysToReach() {
  const { contactPhone, contactPhone2, contactEmail, whatsappNumber } = useSite()
  return (
    <ul aria-label={contactTexts.ways} className="divide-y divide-line border-y border-line">
      {contactPhone && <Phone label={contactTexts.call} number={contactPhone} />}
      {contactPhone2 && (
        <Phone label={contactPhone ? contactTexts.callToo : contactTexts.call} number={contactPhone2} />
      )}
      {contactEmail && (
        <Way label={contactTexts.write} icon={<MailIcon />} href={mailLink(contactEmail)}>
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
    <Way label={label} icon={<PhoneIcon />} href={phoneLink(number)}>
      <span className="tabular">{number}</span>
    </Way>
  )
}

type WayProps = {
  label: string
  icon: ReactNode
  href: string | undefined
  isElsewhere?: boolean
  children: ReactNode
}

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

/** The most frequent questions: often the answer to what somebody wanted to write. */
function Questions() {
  const { eyebrow, heading, booked, see } = questionTexts
  const questions = questionTexts.questions(useSite().landingsFrom)
  return (
    <section aria-labelledby="questions" className="bg-sunken">
      <div className="shell section grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h2 id="questions" className="mt-3 text-display">
            {heading}
          </h2>
          <p className="mt-5 flex flex-wrap items-center gap-x-2 text-soft">
            {booked}
            <Link to="/trip" className="link inline-flex min-h-11 items-center">
              {see}
            </Link>
          </p>
        </div>
        <div className="border-t border-line-strong">
          {questions.map(({ question, answer }) => (
            <Disclosure key={question} title={question} name="questions">
              {answer}
            </Disclosure>
          ))}
        </div>
      </div>
    </section>
  )
}
