import type { z } from 'zod'
import { bookingFilterSchema } from './admin-bookings.ts'
import type { Endpoint } from './endpoint.ts'
import { oneOf } from './fields.ts'

/** What can part the cells of a file for a spreadsheet. */
export const csvDelimiters = ['comma', 'semicolon'] as const
export type CsvDelimiter = (typeof csvDelimiters)[number]

/** A call that answers a file instead of JSON: over REST alone, for administrators. */
export interface FileEndpoint<Input extends z.ZodType = z.ZodType> extends Pick<
  Endpoint<Input>,
  'path' | 'tag' | 'summary' | 'description' | 'input'
> {
  readonly mediaType: 'text/csv'
}

export const exportBookings = {
  path: '/api/admin/bookings.csv',
  tag: 'Office: bookings',
  summary: 'The bookings that match, as a file for a spreadsheet',
  description:
    'UTF-8 with a byte order mark, the first line holds the headings. Newest first, one booking a line. A text that a spreadsheet would calculate has an apostrophe in front.',
  input: bookingFilterSchema.extend({
    delimiter: oneOf('Delimiter', csvDelimiters)
      .nullish()
      .describe(
        'What parts the cells. With semicolon, decimals are written with a comma, as an Excel in Portuguese, Spanish or German reads them; without it, with a point.',
      ),
  }),
  mediaType: 'text/csv',
} as const satisfies FileEndpoint

/** Every file that the API answers, by the name of its operation. */
export const fileEndpoints: Readonly<Record<string, FileEndpoint>> = { exportBookings }
