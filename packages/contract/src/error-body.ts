import { z } from 'zod'
import { reason } from './fields.ts'

/** The body of every refused call. Clients show the sentence in `error`; programs read `code`, which is stable. */
export const errorBody = z.object({
  error: z.string().describe('A sentence for a person'),
  message: z.string().describe('The same sentence'),
  code: z.string().describe('A stable name of what went wrong'),
  requestId: z.string().describe('Names this request in the server log'),
  reason: reason.optional().describe('Why, as a code of its own and the values that the sentence is made of'),
  leg: z.int().optional().describe('Of a request for several legs: which one it is about, from 1'),
  details: z
    .array(z.object({ field: z.string(), message: z.string(), reason: reason.optional() }))
    .optional()
    .describe('One entry for each field that was wrong'),
  doc_url: z.url().optional().describe('Where the documentation explains the code'),
})
export type ErrorBody = z.infer<typeof errorBody>
