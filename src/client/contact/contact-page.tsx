import { Link } from '@tanstack/react-router'
import { SitePage } from '../site/site-page.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ContactForm } from './contact-form.tsx'
import { contactTexts } from './contact-texts.ts'
import { Questions } from './questions.tsx'
import { WaysToReach } from './ways-to-reach.tsx'

/** How to reach a person: at once by phone, or by a message that the office answers. */
export function ContactPage({ about }: { about: string | undefined }) {
  return (
    <SitePage>
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
