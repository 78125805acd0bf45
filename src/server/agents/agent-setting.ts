import type { AgentSetting as Answer, changeAgentSetting as endpoint } from '@chauffeur/contract/agents'
import { DEFAULT_AGENT_BOOKINGS, MAX_AGENT_BOOKINGS } from '@chauffeur/domain/agents'
import { defineEntity, p } from '@mikro-orm/core'
import { checksOf } from '../db/columns.ts'
import type { z } from 'zod'
import { editRow, lockOnlyRow, type VersionedKind } from '../core/audit/versioned-row.ts'
import type { OfficeTransaction } from '../core/transaction.ts'
import type { EntityManager } from '../db/orm.ts'

const SETTING_ID = 1

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

const FIRST = { mayBook: false, bookingsPerDay: DEFAULT_AGENT_BOOKINGS, version: 0 }

const present = ({ mayBook, bookingsPerDay, version }: Answer): Answer => ({
  mayBook,
  bookingsPerDay,
  version,
})

const kind: VersionedKind<AgentSetting, Answer, 'agent-setting'> = {
  subject: 'agent-setting',
  present,
  describe: ({ id, mayBook, bookingsPerDay }) => ({
    id: String(id),
    name: 'Agents',
    facts: { mayBook, bookingsPerDay },
  }),
}

export async function readAgentSetting(em: EntityManager): Promise<Answer> {
  return present((await em.findOne(AgentSetting, { id: SETTING_ID })) ?? FIRST)
}

export async function changeAgentSetting(
  { version, ...input }: z.output<typeof endpoint.input>,
  tx: OfficeTransaction,
): Promise<Answer> {
  const row = await lockOnlyRow(AgentSetting, { id: SETTING_ID, ...FIRST }, tx.em)
  return await editRow(kind, row, version, () => Object.assign(row, input), tx)
}
