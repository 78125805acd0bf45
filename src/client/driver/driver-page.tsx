import { useMemo, useState } from 'react'
import { EndedLink } from './ended-link.tsx'
import { JobList } from './job-list.tsx'
import { JobView } from './job-view.tsx'
import { NotSent } from './not-sent.tsx'
import { UncountedSteps } from './uncounted-steps.tsx'
import type { Calls } from './calls.ts'
import type { Store } from './store.ts'
import { useHistoryEntry } from './use-history-entry.ts'
import { useLanguage } from './use-language.ts'
import { usePhone } from './use-phone.ts'
import { WordsContext } from './words-context.ts'
import { wordsIn } from './words/words.ts'

/** The driver's page: the list of jobs, or one of them. */
export function DriverPage({ store, calls }: { store: Store; calls: Calls }) {
  const phone = usePhone(store, calls)
  const { list, jobs, isEnded } = phone
  const { language, choose } = useLanguage(list?.languages)
  const [openId, setOpenId] = useState<string>()
  const entry = useHistoryEntry(() => setOpenId(undefined))
  const words = useMemo(() => wordsIn[language], [language])
  const open = jobs.find(({ assignmentId }) => assignmentId === openId)
  return (
    <WordsContext value={words}>
      <div className="mx-auto flex min-h-dvh max-w-xl flex-col bg-surface">
        {!isEnded && (
          <NotSent steps={phone.unsentSteps} isOffline={phone.isOffline} trouble={phone.trouble} />
        )}
        <UncountedSteps
          steps={phone.uncounted}
          officePhone={list?.officePhone ?? null}
          onRead={phone.forgetUncounted}
        />
        {isEnded ? (
          <EndedLink phone={list?.officePhone ?? null} unsentSteps={phone.unsentSteps} />
        ) : open ? (
          <JobView key={open.assignmentId} job={open} phone={phone} onBack={entry.leave} />
        ) : (
          <JobList
            phone={phone}
            language={language}
            onLanguage={choose}
            onOpen={(id) => {
              setOpenId(id)
              entry.enter()
              document.documentElement.scrollTop = 0
            }}
          />
        )}
      </div>
    </WordsContext>
  )
}
