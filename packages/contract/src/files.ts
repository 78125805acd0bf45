import type { ApiKeyScope } from '@chauffeur/domain/api-keys'
import type { RateLimitKind } from '@chauffeur/domain/rate-limits'
import { z } from 'zod'
import { bookingFilterSchema } from './admin-bookings.ts'
import type { Endpoint } from './endpoint.ts'
import { memberBookingFilter } from './member-booking-filter.ts'
import { id, oneOf, optionalText } from './fields.ts'

/** The characters that can part the cells of a file for a spreadsheet. */
export const csvDelimiters = ['comma', 'semicolon'] as const
export type CsvDelimiter = (typeof csvDelimiters)[number]

/** A call that answers a file instead of JSON: over REST alone. */
export interface FileEndpoint<Input extends z.ZodType = z.ZodType> extends Pick<
  Endpoint<Input>,
  'path' | 'tag' | 'summary' | 'description' | 'input'
> {
  readonly mediaType: 'text/csv' | 'text/calendar' | 'image/webp'
  readonly access: 'admin' | 'partner' | 'member' | 'public'
  readonly limit?: RateLimitKind
  readonly scope?: ApiKeyScope
}

const delimiter = oneOf('Delimiter', csvDelimiters)
  .nullish()
  .describe(
    'What parts the cells. With semicolon, decimals are written with a comma, as an Excel in Portuguese, Spanish or German reads them; without it, with a point.',
  )

export const exportBookings = {
  path: '/api/admin/bookings.csv',
  tag: 'Office: bookings',
  summary: 'The bookings that match, as a file for a spreadsheet',
  description:
    'UTF-8 with a byte order mark, the first line holds the headings. Newest first, one booking a line. A text that a spreadsheet would calculate has an apostrophe in front.',
  input: bookingFilterSchema.extend({ delimiter }),
  mediaType: 'text/csv',
  access: 'admin',
} as const satisfies FileEndpoint

const partner = optionalText('Partner').describe(
  'The id of the partner that is meant: the download is refused while the browser is signed in for another one',
)

export const exportMemberBookings = {
  path: '/api/partner/bookings.csv',
  tag: 'Partners: people',
  summary: 'The bookings of a partner that match, as a file for a spreadsheet',
  description:
    'UTF-8 with a byte order mark, the first line holds the headings. One booking a line, in the order of the list. A text that a spreadsheet would calculate has an apostrophe in front.',
  input: z.object({
    ...memberBookingFilter,
    delimiter,
    partner,
  }),
  mediaType: 'text/csv',
  access: 'member',
  limit: 'read',
} as const satisfies FileEndpoint

export const tripCalendar = {
  path: '/api/trip/calendar.ics',
  tag: 'Your journey',
  summary: 'The journey for a calendar program, or its cancellation',
  input: z.object({
    bookingNumber: optionalText('Booking number', 64).describe(
      'Of several that were opened; without it, the last one',
    ),
  }),
  mediaType: 'text/calendar',
  access: 'public',
} as const satisfies FileEndpoint

export const readTripProof = {
  path: '/api/admin/proofs/:id',
  tag: 'Office: today’s work',
  summary: 'A photo that a driver has taken of the meeting point',
  description: 'It is deleted 120 days after it came.',
  input: z.object({ id: id('Photo id') }),
  mediaType: 'image/webp',
  access: 'admin',
} as const satisfies FileEndpoint

const statementFile = {
  summary: 'The lines of a statement, as a file for a spreadsheet',
  description:
    'UTF-8 with a byte order mark, the first line holds the headings. The balance before the lines comes first, the one after them last. A text that a spreadsheet would calculate has an apostrophe in front.',
  input: z.object({ id: id('Statement id'), delimiter }),
  mediaType: 'text/csv',
} as const

export const exportStatementLines = {
  ...statementFile,
  path: '/api/v1/statements/:id/lines.csv',
  tag: 'Partners: statements',
  access: 'partner',
  limit: 'read',
  scope: 'statements',
} as const satisfies FileEndpoint

export const exportMemberStatement = {
  ...statementFile,
  path: '/api/partner/statements/:id/lines.csv',
  tag: 'Partners: people',
  input: statementFile.input.extend({ partner }),
  access: 'member',
  limit: 'read',
} as const satisfies FileEndpoint

export const exportPartnerStatement = {
  ...statementFile,
  path: '/api/admin/statements/:id/lines.csv',
  tag: 'Office: partners',
  access: 'admin',
} as const satisfies FileEndpoint

/** Every file that the API answers, by the name of its operation. */
export const fileEndpoints: Readonly<Record<string, FileEndpoint>> = {
  exportBookings,
  exportMemberBookings,
  exportStatementLines,
  exportMemberStatement,
  exportPartnerStatement,
  tripCalendar,
  readTripProof,
}
