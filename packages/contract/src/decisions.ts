import { ALWAYS_OPEN, WEEKDAYS } from '@chauffeur/domain/decide-by'
import { z } from 'zod'
import { endpointsFor, noInput } from './endpoint.ts'
import { rowVersion, timeOfDay, version } from './fields.ts'

const office = endpointsFor('admin', 'Office: bookings')

/** Whether bookings end that nobody decides, and when the office has the time to. */
export const decisionSetting = z.object({
  isLimited: z.boolean().describe('Whether a booking is rejected by itself that nobody decides in time'),
  opensAt: z.string().describe('When somebody is there to decide, by the clock of the office: HH:mm'),
  closesAt: z.string().describe('HH:mm; 00:00 is the end of the day'),
  days: z.array(z.literal(WEEKDAYS)).describe('On which days: 1 is Monday, 7 is Sunday'),
  version: rowVersion.describe('One more after each change; 0 until the first'),
})
export type DecisionSetting = z.infer<typeof decisionSetting>

export const readDecisionSetting = office.get('/api/admin/decision-setting', {
  procedure: 'bookings.decisionSetting',
  summary: 'Until when bookings are decided',
  input: noInput,
  output: decisionSetting,
})

export const changeDecisionSetting = office.patch('/api/admin/decision-setting', {
  procedure: 'bookings.changeDecisionSetting',
  summary: 'Set until when bookings are decided, or let them wait',
  description:
    'All of it is sent. It counts for bookings that guests and partners make from then on: two hours in which somebody is there, and three hours before the pick-up at the latest. Switched off, all that wait wait without an end.',
  refusals: ['CHANGED_MEANWHILE'],
  input: z.object({
    version,
    isLimited: z.boolean({ error: 'isLimited must be true or false.' }),
    opensAt: timeOfDay('Opens').default(ALWAYS_OPEN.opensAt),
    closesAt: timeOfDay('Closes').default(ALWAYS_OPEN.closesAt),
    days: z
      .array(z.literal(WEEKDAYS, { error: 'A day must be a number from 1 to 7.' }))
      .default([...ALWAYS_OPEN.days]),
  }),
  output: decisionSetting,
})
