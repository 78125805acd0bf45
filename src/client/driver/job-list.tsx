import type { DriverJob } from '@chauffeur/contract/driver-jobs'
import { clockOf, dayText } from './clock-texts.ts'
import { byDay, type Part } from './days.ts'
import { JobCard } from './job-card.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { quietButton } from './looks.ts'
import type { Phone } from './use-phone.ts'
import { useWords } from './words-context.ts'
import type { PageLanguage } from './words/words.ts'

interface JobListProps {
  readonly phone: Phone
  readonly language: PageLanguage
  readonly onLanguage: (language: PageLanguage) => void
  readonly onOpen: (assignmentId: string) => void
}

const PARTS: readonly Part[] = ['today', 'tomorrow', 'nextDays']

/** All jobs of the next days, those of today first. */
export function JobList({ phone, language, onLanguage, onOpen }: JobListProps) {
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
            {words.asOf(clockOf(list.now, { pickupZone: 'Europe/Lisbon' }))}
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
        {list?.officePhone != null && (
          <p className="pt-8">
            <a href={`tel:${list.officePhone.replaceAll(' ', '')}`} className={quietButton}>
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
