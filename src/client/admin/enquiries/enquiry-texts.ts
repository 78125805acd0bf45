import { roughDuration } from '@chauffeur/domain/duration'
import { ANSWER_HOURS, type EnquiryKind } from '@chauffeur/domain/enquiry'
import type { EnquiryFilter } from './enquiry-filter.ts'

/** Texts of the page of enquiries. */
export const enquiryTexts = {
  page: 'Enquiries',
  lead: `Prices asked of the team, and messages. Each is promised an answer within ${ANSWER_HOURS} hours.`,
  overdue: (count: number) => (count === 1 ? '1 answer is overdue.' : `${count} answers are overdue.`),
  late: (minutes: number) => `Overdue by ${roughDuration(minutes)}`,
  due: 'Answer by',
  filter: 'Which enquiries',
  shown: { all: 'All', open: 'Not answered', answered: 'Answered' } satisfies Record<EnquiryFilter, string>,
  list: 'Enquiries',
  what: 'enquiries',
  kinds: { quote: 'Price request', contact: 'Message' } satisfies Record<EnquiryKind, string>,
  answered: 'Answered',
  notAnswered: 'Not answered',
  received: 'Received',
  answeredBy: 'Answered by',
  book: 'Make a booking',
  mark: 'Mark as answered',
  unmark: 'Mark as not answered',
  marking: 'Saving...',
  markFailed: 'The mark could not be saved',
  noDate: 'No date yet',
  noTime: 'time open',
  pickupsOwnTime: 'local time of the pick-up',
  asDirected: 'As the customer directs',
  noDropoff: 'Not said',
  anyVehicle: 'Any',
  whenAsked: 'When asked',
  empty: {
    all: {
      title: 'No enquiries yet',
      text: 'A price asked of the team on the booking page, or a message from the contact page, appears here.',
    },
    open: { title: 'Everything is answered', text: 'What comes in next appears here.' },
    answered: { title: 'Nothing is answered yet', text: 'What you mark as answered appears here.' },
  } satisfies Record<EnquiryFilter, { title: string; text: string }>,
} as const
