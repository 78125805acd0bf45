import { phoneLink, mailLink } from '@chauffeur/domain/contact-formats'
import { flightPromise, flightService } from '@chauffeur/domain/arrival'
import { arrivalTexts as texts } from '@chauffeur/words/en/arrival'
import type { ReactNode } from 'react'
import { Card } from '../../shared/ui/card.tsx'
import { usePhones, useSite } from '../../shared/firm/use-site.ts'

type ArrivalCardProps = {
  /** Null where the page does not say who travels. */
  sign: string | null
  /** Of the pick-up, on its own clock. */
  pickupTime: string
  /** Where the chauffeur stands; before that is known, in the arrivals hall. */
  meetingPoint?: string | undefined
  /** Whose numbers the guest may have. */
  chauffeurs?: Reachable | undefined
  /** Shown below the details, such as the acts open to the guest. */
  children?: ReactNode
}

type Reachable = readonly { readonly name: string; readonly phone: string }[]

const NOBODY: Reachable = []

/** How a guest is met at an airport: where, under which name, for how long, and whom to call. */
export function ArrivalCard(props: ArrivalCardProps) {
  const { sign, pickupTime, meetingPoint = texts.hall, chauffeurs = NOBODY, children } = props
  const { waiting, late } = flightPromise(texts.flight, flightService(useSite().landingsFrom))
  return (
    <Card
      as="section"
      aria-labelledby="arrival"
      data-keep-clear=""
      padding="large"
      className="grid w-full gap-4 text-left text-base text-ink"
    >
      <h2 id="arrival" className="text-heading">
        {texts.heading}
      </h2>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <Row term={texts.meetingPoint}>{meetingPoint}</Row>
        <Row term={texts.sign}>{sign === null ? texts.yourName : <strong>{sign}</strong>}</Row>
        <Row term={texts.waiting}>
          {waiting(pickupTime)}
          <span className="block text-sm text-soft">{late}</span>
        </Row>
        <Row term={texts.nobodyThere}>
          <WhomToCall chauffeurs={chauffeurs} />
        </Row>
      </dl>
      {children}
    </Card>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-sm text-soft max-sm:-mb-3 sm:pt-0.5">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

function WhomToCall({ chauffeurs }: { chauffeurs: Reachable }) {
  const { contactEmail } = useSite()
  const [phone] = usePhones()
  const ways = [
    ...chauffeurs.map(({ name, phone: number }) => ({
      what: texts.call(name.split(' ')[0] ?? name),
      text: number,
      href: phoneLink(number),
    })),
    phone === undefined
      ? { what: texts.writeToUs, text: contactEmail, href: mailLink(contactEmail) }
      : { what: texts.callUs, text: phone, href: phoneLink(phone) },
  ]
  return (
    <ul className="grid gap-1">
      {ways.map(({ what, text, href }) => (
        <li key={href}>
          {what}:{' '}
          <a href={href} className="tabular link inline-flex items-center pointer-coarse:min-h-11">
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
