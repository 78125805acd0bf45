import type { User } from '@chauffeur/contract/session'
import { Button } from '../../ui/button.tsx'
import { MailIcon } from '../../ui/icons.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Empty, ListWaiting, ReadingProblem } from '../common/list-states.tsx'
import { AdminHeader } from '../frame/admin-header.tsx'
import { EnquiryCard } from './enquiry-card.tsx'
import { enquiryTexts } from './enquiry-texts.ts'
import { shownWords, type Shown } from './shown.ts'
import { useEnquiries } from './use-enquiries.ts'

export interface EnquiriesPageProps {
  readonly user: User
  /** What the address says, and how to change it. */
  readonly shown: Shown
  readonly onShownChange: (shown: Shown) => void
}

const options = shownWords.map((value) => ({ value, label: enquiryTexts.shown[value] }))

export function EnquiriesPage({ user, shown, onShownChange }: EnquiriesPageProps) {
  const { enquiries, hasMore, isReading, problem, readAgain, readOn } = useEnquiries(shown)
  const empty = enquiryTexts.empty[shown]
  return (
    <>
      <AdminHeader user={user} title={enquiryTexts.page} />
      <main className="mx-auto max-w-[90rem] px-4 pt-6 pb-16 sm:px-6">
        <p className="text-soft">{enquiryTexts.lead}</p>
        <div className="mt-4 mb-5 flex flex-wrap items-center justify-between gap-3">
          <Segmented
            aria-label={enquiryTexts.filter}
            value={shown}
            onValueChange={onShownChange}
            options={options}
            className="w-full sm:w-auto sm:min-w-96"
          />
          <Button size="small" busy={isReading} busyLabel={enquiryTexts.refreshing} onClick={readAgain}>
            {enquiryTexts.refresh}
          </Button>
        </div>
        <h2 className="sr-only">{enquiryTexts.shown[shown]}</h2>
        {problem && <ReadingProblem what={enquiryTexts.what} sentence={problem} onRetry={readOn} />}
        {!enquiries && !problem && <ListWaiting what={enquiryTexts.what} />}
        {enquiries?.length === 0 && (
          <Empty icon={<MailIcon className="size-7" />} title={empty.title}>
            {empty.text}
          </Empty>
        )}
        {enquiries && enquiries.length > 0 && (
          <ul aria-label={enquiryTexts.list} className="grid gap-3">
            {enquiries.map((enquiry) => (
              <li key={enquiry.id} className="min-w-0">
                <EnquiryCard enquiry={enquiry} shown={shown} />
              </li>
            ))}
          </ul>
        )}
        {hasMore && !problem && (
          <Button block busy={isReading} busyLabel={enquiryTexts.reading} onClick={readOn} className="mt-4">
            {enquiryTexts.more}
          </Button>
        )}
      </main>
    </>
  )
}
