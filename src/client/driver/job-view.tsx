import type { DriverJob } from '@chauffeur/contract/driver-jobs'
import { useState } from 'react'
import { ChevronLeftIcon } from '../ui/icons.tsx'
import { dayText, eurosText } from './clock-texts.ts'
import { GuestPanel } from './guest-panel.tsx'
import { JobFacts } from './job-facts.tsx'
import { panel, quietButton } from './looks.ts'
import { NameSign } from './name-sign.tsx'
import { NextStep } from './next-step.tsx'
import { NoShowPanel } from './no-show-panel.tsx'
import { StateMark } from './state-mark.tsx'
import type { Phone } from './use-phone.ts'
import { WayPanel } from './way-panel.tsx'
import type { Words } from './words/en.ts'
import { useWords } from './words-context.ts'

interface JobViewProps {
  readonly job: DriverJob
  readonly phone: Phone
  readonly onBack: () => void
}

/** One job: the way, the guest, and one large button for the next step. */
export function JobView({ job, phone, onBack }: JobViewProps) {
  const words = useWords()
  const [isSignShown, setSignShown] = useState(false)
  const { state, collect, changed, pickupTime, pickupDate } = job
  if (isSignShown) return <NameSign name={job.signName} onClose={() => setSignShown(false)} />
  const isReleased = state === 'released'
  return (
    <>
      <header className="px-4 pt-[max(0.5rem,env(safe-area-inset-top))]">
        <button type="button" onClick={onBack} className={`${quietButton} -ml-2 no-underline`}>
          <ChevronLeftIcon className="size-5" />
          {words.back}
        </button>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <h1 className="tabular font-sans text-display font-semibold">{pickupTime}</h1>
          <StateMark state={state} />
        </div>
        <p className="text-lead text-soft">{dayText(pickupDate, words)}</p>
      </header>
      <main className="grid flex-1 content-start gap-3 px-4 pt-4 pb-6">
        {isReleased && <Important text={words.releasedText} more={endOf(job, words)} />}
        {!isReleased && changed !== null && <Important text={words.changed} more={newsOf(job, words)} />}
        {state === 'no_show_claimed' && <Important text={words.noShow.reported} more={null} />}
        {collect && (
          <p className="rounded-card border-2 border-ink bg-raised p-4 text-lead font-semibold">
            {words.collect[collect.how](eurosText(collect.amount, words))}
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
      <NextStep job={job} phone={phone} />
    </>
  )
}

/** Older ones and a list that the phone has kept have no code; the office's own words are in no other language. */
function endOf({ endCode, endReason }: DriverJob, words: Words): string | null {
  return endCode ? words.ends[endCode] : endReason
}

function newsOf({ news, changed }: DriverJob, words: Words): string | null {
  if (!news) return changed
  return news
    .map((one) => {
      if (one.code === 'car') return words.news.car(one.plate)
      if (one.code !== 'pickup_time') return words.news[one.code]
      return words.news.pickup_time(one.from, one.to, one.day && dayText(one.day, words))
    })
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
