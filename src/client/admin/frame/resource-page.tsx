import type { ReactNode, RefObject } from 'react'
import type { ReadState } from '../common/resource-list.tsx'
import { AdminHeader } from './admin-header.tsx'
import { Button } from '../../shared/ui/button.tsx'

type ResourcePageProps = {
  page: string
  lead: string
  /** Of the list, for those who hear the page. */
  heading: string
  headingRef?: RefObject<HTMLHeadingElement | null>
  /** Whether it takes the focus when the row that had it goes. */
  headingTakesFocus?: boolean
  state: ReadState
  /** Beside what reads the list again: what adds a row. */
  action?: ReactNode
  children: ReactNode
}

/** A page of the office about one kind of thing. */
export function ResourcePage(props: ResourcePageProps) {
  const { page, lead, heading, headingRef, headingTakesFocus = true, state, action, children } = props
  return (
    <>
      <AdminHeader title={page} />
      <main className="mx-auto max-w-[90rem] px-4 pt-6 pb-16 sm:px-6">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-1 basis-64 text-soft">{lead}</p>
          <div className="flex flex-wrap gap-2 max-sm:w-full">
            <RefreshButton {...state} />
            {action}
          </div>
        </div>
        <h2 ref={headingRef} tabIndex={headingTakesFocus ? -1 : undefined} className="sr-only">
          {heading}
        </h2>
        {children}
      </main>
    </>
  )
}

/** Reads what a page shows once more. */
export function RefreshButton({ isReading, refetch }: ReadState) {
  return (
    <Button size="small" busy={isReading} busyLabel="Refreshing..." onClick={refetch}>
      Refresh
    </Button>
  )
}
