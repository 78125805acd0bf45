import { ANSWER_HOURS } from '@chauffeur/domain/enquiry'
import { MailIcon } from '../../shared/ui/icons.tsx'
import { Segmented } from '../../shared/ui/segmented.tsx'
import { RefreshButton } from '../frame/resource-page.tsx'
import { CardList, ResourceList } from '../common/resource-list.tsx'
import { AdminHeader } from '../frame/admin-header.tsx'
import { EnquiryCard } from './enquiry-card.tsx'
import type { EnquiryFilter } from './enquiry-filter.ts'
import { useEnquiries } from './use-enquiries.ts'

interface EnquiriesPageProps {
  /** From the address, and how to change it. */
  readonly shown: EnquiryFilter
  readonly onShownChange: (shown: EnquiryFilter) => void
}

const options = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Not answered' },
  { value: 'answered', label: 'Answered' },
] as const

const noneOf: Readonly<Record<EnquiryFilter, { readonly title: string; readonly text: string }>> = {
  all: {
    title: 'No enquiries yet',
    text: 'A price asked of the team on the booking page, or a message from the contact page, appears here.',
  },
  open: { title: 'Everything is answered', text: 'What comes in next appears here.' },
  answered: { title: 'Nothing is answered yet', text: 'What you mark as answered appears here.' },
}

export function EnquiriesPage({ shown, onShownChange }: EnquiriesPageProps) {
  const { enquiries, overdue, state } = useEnquiries(shown)
  return (
    <>
      <AdminHeader title="Enquiries" />
      <main className="mx-auto max-w-[90rem] px-4 pt-6 pb-16 sm:px-6">
        <p className="text-soft">
          {`Prices asked of the team, and messages. Each is promised an answer within ${ANSWER_HOURS} hours.`}
          {overdue > 0 && (
            <span className="font-semibold text-danger">
              {' '}
              {overdue === 1 ? '1 answer is overdue.' : `${overdue} answers are overdue.`}
            </span>
          )}
        </p>
        <div className="mt-4 mb-5 flex flex-wrap items-center justify-between gap-3">
          <Segmented
            aria-label="Which enquiries"
            value={shown}
            onValueChange={onShownChange}
            options={options}
            className="w-full sm:w-auto sm:min-w-96"
          />
          <RefreshButton {...state} />
        </div>
        <h2 className="sr-only">{options.find(({ value }) => value === shown)?.label}</h2>
        <ResourceList
          what="enquiries"
          rows={enquiries}
          state={state}
          icon={<MailIcon className="size-7" />}
          empty={noneOf[shown]}
        >
          {(enquiries) => (
            <CardList label="Enquiries" rows={enquiries} className="gap-3">
              {(enquiry) => <EnquiryCard enquiry={enquiry} shown={shown} />}
            </CardList>
          )}
        </ResourceList>
      </main>
    </>
  )
}
