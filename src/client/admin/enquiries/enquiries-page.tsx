import { MailIcon } from '../../shared/ui/icons.tsx'
import { Segmented } from '../../shared/ui/segmented.tsx'
import { RefreshButton } from '../common/refresh-button.tsx'
import { CardList, ResourceList } from '../common/resource-list.tsx'
import { AdminHeader } from '../frame/admin-header.tsx'
import { EnquiryCard } from './enquiry-card.tsx'
import { enquiryTexts } from './enquiry-texts.ts'
import { enquiryFilters, type EnquiryFilter } from './enquiry-filter.ts'
import { useEnquiries } from './use-enquiries.ts'

interface EnquiriesPageProps {
  /** From the address, and how to change it. */
  readonly shown: EnquiryFilter
  readonly onShownChange: (shown: EnquiryFilter) => void
}

const options = enquiryFilters.map((value) => ({ value, label: enquiryTexts.shown[value] }))

export function EnquiriesPage({ shown, onShownChange }: EnquiriesPageProps) {
  const { enquiries, overdue, state } = useEnquiries(shown)
  const empty = enquiryTexts.empty[shown]
  return (
    <>
      <AdminHeader title={enquiryTexts.page} />
      <main className="mx-auto max-w-[90rem] px-4 pt-6 pb-16 sm:px-6">
        <p className="text-soft">
          {enquiryTexts.lead}
          {overdue > 0 && <span className="font-semibold text-danger"> {enquiryTexts.overdue(overdue)}</span>}
        </p>
        <div className="mt-4 mb-5 flex flex-wrap items-center justify-between gap-3">
          <Segmented
            aria-label={enquiryTexts.filter}
            value={shown}
            onValueChange={onShownChange}
            options={options}
            className="w-full sm:w-auto sm:min-w-96"
          />
          <RefreshButton {...state} />
        </div>
        <h2 className="sr-only">{enquiryTexts.shown[shown]}</h2>
        <ResourceList
          what={enquiryTexts.what}
          rows={enquiries}
          state={state}
          icon={<MailIcon className="size-7" />}
          empty={empty}
        >
          {(enquiries) => (
            <CardList label={enquiryTexts.list} rows={enquiries} className="gap-3">
              {(enquiry) => <EnquiryCard enquiry={enquiry} shown={shown} />}
            </CardList>
          )}
        </ResourceList>
      </main>
    </>
  )
}
