import { phoneLink } from '@chauffeur/domain/contact-formats'
import type { DriverJob } from '@chauffeur/contract/driver-jobs'
import { DAY_MS } from '@chauffeur/domain/duration'
import { isTripOver, isUnderWay } from '@chauffeur/domain/trip-state'
import { wallTimeIn } from '@chauffeur/domain/time'
import type { Calls } from './calls.ts'
import { timeAtPickup, dayText, amountText } from './clock.ts'
import { LanguageSwitch, useWords, type PageLanguage } from './language.tsx'
import { quietButton, panel, StateMark } from './parts.tsx'
import { PushOffer } from './push-offer.tsx'
import { MeetingTime } from './meeting-time.tsx'
import type { Phone } from './use-phone.ts'
import { classNames } from '../shared/ui/class-names.ts'

interface JobListProps {
  readonly phone: Phone
  readonly calls: Calls
  readonly language: PageLanguage
  readonly onLanguage: (language: PageLanguage) => void
  readonly onOpen: (assignmentId: string) => void
}

const PARTS: readonly Part[] = ['today', 'tomorrow', 'nextDays']

/** All jobs of the next days, those of today first. */
export function JobList({ phone, calls, language, onLanguage, onOpen }: JobListProps) {
  const { list, jobs, isOffline } = phone
  const words = useWords()
  const parts = byDay(jobs, phone.now())
  const isOneJob = list?.isOneJob ?? false
  return (
    <>
      <header className="px-4 pt-[max(1rem,env(safe-area-inset-top))]">
        <div className="flex items-center justify-between gap-3">
          <p className="min-w-0 truncate font-semibold text-soft">
            {[list?.brandName, list?.driverName?.split(' ')[0]].filter(Boolean).join(' · ')}
          </p>
          <LanguageSwitch language={language} onChoose={onLanguage} />
        </div>
        <h1 className="mt-2 text-title">{words.title}</h1>
        {isOffline && list && (
          <p className="mt-2 font-semibold text-warning">
            {words.asOf(timeAtPickup(list.now, { pickupZone: 'Europe/Lisbon' }))}
          </p>
        )}
      </header>
      <main className="flex-1 px-4 pb-10">
        {!list ? (
          <p className="py-10 text-lead text-soft">{isOffline ? words.notLoaded : `${words.loading}…`}</p>
        ) : (
          PARTS.filter((part) => !isOneJob || parts[part].length > 0).map((part) => (
            <section key={part} aria-label={words[part]} className="pt-6">
              <h2 className="mb-3 text-heading">{words[part]}</h2>
              {parts[part].length === 0 ? (
                <p className="text-soft">{words.nothing[part]}</p>
              ) : (
                <ul className="grid gap-3">
                  {parts[part].map((job, index) => (
                    <li key={job.assignmentId}>
                      <DayLine job={job} before={parts[part][index - 1]} isShown={part === 'nextDays'} />
                      <JobCard job={job} onOpen={() => onOpen(job.assignmentId)} />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          ))
        )}
        {list && phone.carried > 0 && (
          <p className="pt-8 font-semibold">{words.carried(amountText(phone.carried, words))}</p>
        )}
        {list && <PushOffer pushKey={list.pushKey} language={language} calls={calls} />}
        {list?.officePhone != null && (
          <p className="pt-8">
            <a href={phoneLink(list.officePhone)} className={quietButton}>
              {words.office}
            </a>
          </p>
        )}
      </main>
    </>
  )
}

interface DayLineProps {
  readonly job: DriverJob
  readonly before: DriverJob | undefined
  readonly isShown: boolean
}

function DayLine({ job, before, isShown }: DayLineProps) {
  const words = useWords()
  if (!isShown || before?.pickupDate === job.pickupDate) return null
  return <p className="pt-1 pb-2 font-semibold text-soft">{dayText(job.pickupDate, words)}</p>
}

/** One job of the list: when, from where to where, how far it is. */
function JobCard({ job, onOpen }: { job: DriverJob; onOpen: () => void }) {
  const words = useWords()
  const { from, to, hireHours, className, plate, flightNumber, state } = job
  const more = [words.vehicle(className), plate, flightNumber].filter(Boolean).join(' · ')
  return (
    <button
      type="button"
      onClick={onOpen}
      className={classNames(
        panel,
        'block w-full text-left active:bg-sunken',
        isTripOver(state) && 'text-soft',
      )}
    >
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="tabular text-title font-semibold">
          <MeetingTime job={job} />
        </span>
        <StateMark state={state} />
      </span>
      <span className="mt-2 block text-lead leading-snug font-semibold">
        {words.nameOf(from.name)} → {to ? words.nameOf(to.name) : words.hire(hireHours ?? 0)}
      </span>
      <span className="mt-1 block text-soft">{more}</span>
    </button>
  )
}

type Part = 'today' | 'tomorrow' | 'nextDays'

/** The jobs by day. What is under way since yesterday belongs to today. */
function byDay(jobs: readonly DriverJob[], now: Date): Readonly<Record<Part, readonly DriverJob[]>> {
  const parts = Map.groupBy(jobs, (job) => partOf(job, now))
  return {
    today: parts.get('today') ?? [],
    tomorrow: parts.get('tomorrow') ?? [],
    nextDays: parts.get('nextDays') ?? [],
  }
}

function partOf({ pickupDate, pickupZone, state }: DriverJob, now: Date): Part {
  const today = wallTimeIn(pickupZone, now).date
  if (pickupDate <= today || isUnderWay(state)) return 'today'
  return pickupDate === wallTimeIn(pickupZone, new Date(now.getTime() + DAY_MS)).date
    ? 'tomorrow'
    : 'nextDays'
}
