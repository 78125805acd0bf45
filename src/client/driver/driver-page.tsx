import { phoneLink } from '@chauffeur/domain/contact-formats'
import { useState, useEffect, useRef } from 'react'
import { JobList } from './job-list.tsx'
import { JobView } from './job-view.tsx'
import { NotSent, UncountedSteps } from './unsent-notices.tsx'
import type { Calls } from './calls.ts'
import type { Store } from './store.ts'
import { useLanguage, WordsContext, useWords, useWordsIn } from './language.tsx'
import { usePhone } from './use-phone.ts'
import { bigButton } from './parts.tsx'

/** The driver's page: the list of jobs, or one of them. */
export function DriverPage({ store, calls }: { store: Store; calls: Calls }) {
  const phone = usePhone(store, calls)
  const { list, jobs, isEnded } = phone
  const { language, choose } = useLanguage(list?.languages)
  const [openId, setOpenId] = useState<string>()
  const entry = useHistoryEntry(() => setOpenId(undefined))
  const words = useWordsIn(language)
  const open = jobs.find(({ assignmentId }) => assignmentId === openId)
  return (
    <WordsContext value={words}>
      <div className="mx-auto flex min-h-dvh max-w-xl flex-col bg-surface">
        {!isEnded && (
          <NotSent steps={phone.unsentSteps} isOffline={phone.isOffline} trouble={phone.trouble} />
        )}
        <UncountedSteps phone={phone} />
        {isEnded ? (
          <EndedLink phone={list?.officePhone ?? null} unsentSteps={phone.unsentSteps} />
        ) : open ? (
          <JobView
            key={open.assignmentId}
            job={open}
            phone={phone}
            onBack={entry.leave}
            onOther={setOpenId}
          />
        ) : (
          <JobList
            phone={phone}
            calls={calls}
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

/** All that a link shows that has ended: how to get another one, and what becomes of steps that were not sent. */
function EndedLink({ phone, unsentSteps }: { phone: string | null; unsentSteps: number }) {
  const words = useWords()
  return (
    <main className="grid flex-1 content-center gap-8 px-6 text-center">
      <h1 className="text-title">{words.ended}</h1>
      {unsentSteps > 0 && <p>{words.sentByNext(unsentSteps)}</p>}
      {phone !== null && (
        <a href={phoneLink(phone)} className={bigButton}>
          {words.office}
        </a>
      )}
    </main>
  )
}

/** Parts that are opened on the page are left by the phone's own way back, too. */
function useHistoryEntry(onLeft: () => void) {
  const left = useRef(onLeft)
  useEffect(() => {
    left.current = onLeft
  })
  useEffect(() => {
    const leave = () => left.current()
    addEventListener('popstate', leave)
    return () => removeEventListener('popstate', leave)
  }, [])
  return {
    enter: () => history.pushState({ isOpen: true }, ''),
    leave: () => history.back(),
  }
}
