import type { Enquiry } from '@chauffeur/contract/enquiries'
import { trpc } from '../../shared/api/trpc.ts'
import { pagedReadState, uniqueRows } from '../common/resource-list.tsx'
import { unansweredOnly } from '../frame/admin-nav.tsx'
import type { EnquiryFilter } from './enquiry-filter.ts'

const PAGE = 30

const pageOf = (shown: EnquiryFilter) => ({
  limit: PAGE,
  ...(shown !== 'all' && { answered: shown === 'answered' }),
})

/** Those read so far; undefined before the first page. */
export function useEnquiries(shown: EnquiryFilter) {
  const query = trpc.enquiries.list.useInfiniteQuery(pageOf(shown), {
    staleTime: 0,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  })
  const enquiries = query.data && uniqueRows(query.data.pages.flatMap(({ enquiries }) => enquiries))
  const overdue = query.data?.pages[0]?.overdue ?? 0
  return { enquiries, overdue, state: pagedReadState(query) }
}

/** Replaces an enquiry in the list by what the server has just answered, and counts again. */
export function useReplaceEnquiry(shown: EnquiryFilter): (enquiry: Enquiry) => void {
  const { enquiries } = trpc.useUtils()
  return (enquiry) => {
    enquiries.list.setInfiniteData(
      pageOf(shown),
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            enquiries: page.enquiries.map((old) => (old.id === enquiry.id ? enquiry : old)),
          })),
        },
    )
    void enquiries.list.invalidate(unansweredOnly)
  }
}
