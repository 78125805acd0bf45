import { DEFAULT_AGENT_BOOKINGS, MAX_AGENT_BOOKINGS } from '@chauffeur/domain/agents'
import { z } from 'zod'
import { endpointsFor, noInput } from './endpoint.ts'
import { rowVersion, version } from './fields.ts'

const office = endpointsFor('admin', 'Office: partners')

/** The rights of agents with an API key beside reading. */
const agentSetting = z.object({
  mayBook: z
    .boolean()
    .describe('Whether an agent may confirm a booking by itself; false until it is allowed'),
  bookingsPerDay: z.int().describe('So many bookings at most, of all agents together'),
  version: rowVersion.describe('One more after each change; 0 until the first'),
})
export type AgentSetting = z.infer<typeof agentSetting>

export const readAgentSetting = office.get('/api/admin/agent-setting', {
  procedure: 'agents.setting',
  summary: 'Whether agents may book by themselves, and how often a day',
  input: noInput,
  output: agentSetting,
})

const NO_COUNT = `The bookings a day must be a whole number from 1 to ${MAX_AGENT_BOOKINGS}.`

export const changeAgentSetting = office.patch('/api/admin/agent-setting', {
  procedure: 'agents.changeSetting',
  summary: 'Allow or forbid agents to book by themselves',
  description:
    'An agent is a program that speaks for a person, by POST /mcp. It needs an API key with the scope book as well. What is booked already stays.',
  refusals: ['CHANGED_MEANWHILE'],
  input: z.object({
    version,
    mayBook: z.boolean({ error: 'mayBook must be true or false.' }),
    bookingsPerDay: z
      .int({ error: NO_COUNT })
      .min(1, NO_COUNT)
      .max(MAX_AGENT_BOOKINGS, NO_COUNT)
      .default(DEFAULT_AGENT_BOOKINGS),
  }),
  output: agentSetting,
})
