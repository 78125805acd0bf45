import type { AgentSetting as Answer, changeAgentSetting as endpoint } from '@chauffeur/contract/agents'
import { DEFAULT_AGENT_BOOKINGS, MAX_AGENT_BOOKINGS } from '@chauffeur/domain/agents'
import { defineEntity, p } from '@mikro-orm/core'
import { checksOf } from '../db/columns.ts'
import type { z } from 'zod'
import { officeSetting } from '../core/audit/office-setting.ts'
import type { OfficeTransaction } from '../core/transaction.ts'

const schema = defineEntity({
  name: 'AgentSetting',
  tableName: 'agent_setting',
  properties: {
    id: p.integer().primary().autoincrement(false),
    mayBook: p.boolean(),
    bookingsPerDay: p.integer(),
    version: p.integer(),
  },
  checks: checksOf('agent_setting', {
    once: 'id = 1',
    within: `bookings_per_day >= 1 and bookings_per_day <= ${MAX_AGENT_BOOKINGS}`,
  }),
})

/** Whether agents may book by themselves, once the office has said so. There is one row. */
export class AgentSetting extends schema.class {}
schema.setClass(AgentSetting)

const setting = officeSetting(AgentSetting, {
  subject: 'agent-setting',
  name: 'Agents',
  first: { mayBook: false, bookingsPerDay: DEFAULT_AGENT_BOOKINGS, version: 0 },
  present: ({ mayBook, bookingsPerDay, version }): Answer => ({ mayBook, bookingsPerDay, version }),
})

export const readAgentSetting = setting.read

export function changeAgentSetting(
  { version, ...input }: z.output<typeof endpoint.input>,
  tx: OfficeTransaction,
): Promise<Answer> {
  return setting.change(version, input, tx)
}
