import type { DriverJob } from '@chauffeur/contract/driver-jobs'
import type { DriverKey, FactsFor } from '@chauffeur/domain/booking-facts'
import type { NeedName } from '@chauffeur/domain/needs'
import { needRows } from '@chauffeur/words/need-rows'
import { useState } from 'react'
import { isTripOver, PAST_PICKUP } from '@chauffeur/domain/trip-state'
import { isUnusualPhone, phoneLink } from '@chauffeur/domain/contact-formats'
import { chatLink } from '@chauffeur/domain/whatsapp'
import type { DriverWords } from '@chauffeur/words/en/driver'
import { sentenceFor } from '@chauffeur/words/reasons'
import { classNames } from '../shared/ui/class-names.ts'
import { ChevronLeftIcon, ChatIcon, PhoneIcon } from '../shared/ui/icons.tsx'
import { dayText, amountText, timeAtPickup } from './clock.ts'
import { MeetingTime } from './meeting-time.tsx'
import { panel, quietButton, plainButton, StateMark } from './parts.tsx'
import { NameSign } from './name-sign.tsx'
import { NextStep } from './next-step.tsx'
import { NoShowPanel } from './no-show-panel.tsx'
import type { Phone } from './use-phone.ts'
import { WayPanel } from './way-panel.tsx'
import { useWords } from './language.tsx'

interface JobViewProps {
  readonly job: DriverJob
  readonly phone: Phone
  readonly onBack: () => void
  /** Opens another job in its place. */
  readonly onOther: (assignmentId: string) => void
}

/** One job: the way, the guest, and one large button for the next step. */
export function JobView({ job, phone, onBack, onOther }: JobViewProps) {
  const words = useWords()
  const [isSignShown, setSignShown] = useState(false)
  const { state, collect, collected, news, pickupDate } = job
  if (isSignShown)
    return (
      <NameSign
        name={job.signName}
        colour={phone.list?.signColour ?? null}
        onClose={() => setSignShown(false)}
      />
    )
  const isReleased = state === 'released'
  return (
    <>
      <header className="px-4 pt-[max(0.5rem,env(safe-area-inset-top))]">
        <button type="button" onClick={onBack} className={`${quietButton} -ml-2 no-underline`}>
          <ChevronLeftIcon className="size-5" />
          {words.back}
        </button>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <h1 className="tabular font-sans text-display font-semibold">
            <MeetingTime job={job} />
          </h1>
          <StateMark state={state} />
        </div>
        <p className="text-lead text-soft">{dayText(pickupDate, words)}</p>
      </header>
      <main className="grid flex-1 content-start gap-3 px-4 pt-4 pb-6">
        {isReleased && <Important text={words.refused.trip_not_yours} more={endOf(job, words)} />}
        {!isReleased && news && <Important text={words.changed} more={newsText(news, words)} />}
        {!isReleased && job.meetAt && !PAST_PICKUP.includes(state) && (
          <Important text={words.meet(timeAtPickup(job.meetAt, job))} more={null} />
        )}
        {job.guestHere && (
          <Important text={words.guestHere(timeAtPickup(job.guestHere.at, job))} more={job.guestHere.exit} />
        )}
        {state === 'no_show_claimed' && <Important text={words.noShow.reported} more={null} />}
        {(collect || collected) && (
          <p
            className={classNames(
              'rounded-card px-4 py-3 text-lead font-semibold',
              collected ? 'bg-sunken' : 'bg-accent-wash',
            )}
          >
            {collected
              ? words.collected.done[collected.method](amountText(collected.amount, words))
              : collect && words.collect[collect.how](amountText(collect.amount, words))}
          </p>
        )}
        <WayPanel job={job} />
        {!isReleased && (
          <GuestPanel
            job={job}
            onContact={() => {
              if (state === 'at_pickup') void phone.report(job, 'contact_attempt')
            }}
            onSign={() => setSignShown(true)}
          />
        )}
        {state === 'at_pickup' && <NoShowPanel job={job} phone={phone} />}
        <JobFacts job={job} />
      </main>
      <NextStep job={job} phone={phone} onOther={onOther} />
    </>
  )
}

/** The office's own words are in no other language. */
function endOf({ endCode, endReason }: DriverJob, words: DriverWords): string | null {
  return endCode ? words.ends[endCode] : endReason
}

function newsText(news: NonNullable<DriverJob['news']>, words: DriverWords): string {
  return news
    .map((one) => ('day' in one ? { ...one, day: one.day && dayText(one.day, words) } : one))
    .map((one) => sentenceFor(words.news, one))
    .join(' ')
}

function Important({ text, more }: { text: string; more: string | null }) {
  return (
    <div className={`${panel} border-2 border-warning`}>
      <p className="text-lead leading-snug font-semibold">{text}</p>
      {more !== null && <p className="mt-1 text-soft">{more}</p>}
    </div>
  )
}

interface GuestPanelProps {
  readonly job: DriverJob
  /** The guest is called or written to. */
  readonly onContact: () => void
  readonly onSign: () => void
}

/** Who is driven, and how to reach them. */
function GuestPanel({ job, onContact, onSign }: GuestPanelProps) {
  const words = useWords()
  const { guestName, guestPhone, signName, state, bookingNumber } = job
  return (
    <section className={panel}>
      <p className="text-sm font-semibold text-soft">{words.guest}</p>
      <p className="text-lead leading-snug font-semibold">{guestName}</p>
      {guestPhone === null ? (
        <p className="mt-1 text-sm text-soft">{words.phoneLater}</p>
      ) : (
        <div className="mt-3 grid grid-cols-2 gap-2">
          <a
            href={phoneLink(guestPhone)}
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
              href={chatLink(guestPhone, words.hello(bookingNumber))}
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

/** The facts of the booking that drivers read, by their names on the wire, but for needs and what stands beneath places. */
type JobFact = Exclude<DriverKey<FactsFor<'driver'>>, 'pickupNote' | 'dropoffNote' | NeedName>
type Row = readonly [label: string, value: string | number | null | undefined]

/** The rest that is good to know. A list that the phone has kept may lack a fact that was added since. */
function JobFacts({
  job,
}: {
  job: Omit<DriverJob, JobFact | NeedName> & Partial<Pick<DriverJob, JobFact | NeedName>>
}) {
  const words = useWords()
  const { className, bookedClassName, plate, colour } = job
  const ofBooking: Readonly<Record<JobFact, Row>> = {
    flightNumber: [words.facts.flightNumber, job.flightNumber],
    flightDepartsAt: [words.facts.flightDepartsAt, job.flightDepartsAt],
    passengers: [words.facts.passengers, job.passengers],
    childSeats: [words.facts.childSeatCount, job.childSeats],
    boosterSeats: [words.facts.boosterSeatCount, job.boosterSeats],
    luggage: [words.facts.luggageConfig, job.luggage && words.nameOf(job.luggage)],
    notes: [words.notes, job.notes],
  }
  const { flightNumber, flightDepartsAt, ...others } = ofBooking
  const car = [words.vehicle(className), colour && words.colour(colour), plate].filter(Boolean).join(' · ')
  const facts: readonly Row[] = [
    flightNumber,
    flightDepartsAt,
    ...needRows(job, words.facts, words.needs),
    [words.car, car],
    // A list that the phone has kept may be from before it was told.
    [words.bookedClass, bookedClassName && words.vehicle(bookedClassName)],
    ...Object.values(others),
    [words.booking, job.bookingNumber],
  ]
  return (
    <dl className={`${panel} grid gap-3`}>
      {facts.map(
        ([label, value]) =>
          // No seat and no note are nothing to read.
          Boolean(value) && (
            <div key={label}>
              <dt className="text-sm font-semibold text-soft">{label}</dt>
              <dd className="whitespace-pre-line">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
