import { emailChangeStates } from '@chauffeur/domain/email-change'
import { z } from 'zod'
import { endpointsFor } from './endpoint.ts'
import { instant, linkToken } from './fields.ts'

const everybody = endpointsFor('public', 'Your journey', { limit: 'emailUndo', isNeverCached: true })

const link = z.object({
  token: linkToken('link').describe('What follows the # in the address of the link'),
})

const emailChange = z.object({
  bookingNumber: z.string().nullable().describe('Null once the change has ended'),
  state: z
    .enum(emailChangeStates)
    .describe(
      'open: it can be taken back. undone: it was. ended: 24 hours have passed, or another change has ended it',
    ),
  until: instant.nullable().describe('The last instant at which it can be taken back, where it is open'),
})

export const readEmailChange = everybody.post('/api/email-changes', {
  procedure: 'emailChanges.read',
  summary: 'How a change of a booking’s email address stands, for whoever had the address before',
  description: 'The token is in the body so that no log and no proxy on the way keeps it. Changes nothing.',
  refusals: ['NOT_FOUND'],
  input: link,
  output: emailChange,
})

export const undoEmailChange = everybody.post('/api/email-changes/undo', {
  procedure: 'emailChanges.undo',
  summary: 'Take a change of a booking’s email address back',
  description:
    'The booking has the address from before again, all its private links end, and a new one goes to that address. Later changes are taken back with it. Possible once.',
  refusals: ['NOT_FOUND', 'LINK_ENDED'],
  input: link,
  output: emailChange,
})
