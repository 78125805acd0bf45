import type {
  DecisionSetting as Answer,
  changeDecisionSetting as endpoint,
} from '@chauffeur/contract/decisions'
import { OFFICE_ZONE } from '@chauffeur/domain/cars'
import { ALWAYS_OPEN, decideBy, officeHoursRefusal, type Weekday } from '@chauffeur/domain/decide-by'
import { defineEntity, p } from '@mikro-orm/core'
import type { z } from 'zod'
import { editRow, lockOnlyRow, type VersionedKind } from '../core/audit/versioned-row.ts'
import { invalid } from '../core/refusal.ts'
import type { DatabaseAccess, OfficeTransaction } from '../core/transaction.ts'
import { checksOf, timeOfDay } from '../db/columns.ts'
import { findRow } from '../db/find-rows.ts'
import type { EntityManager } from '../db/orm.ts'

const SETTING_ID = 1

const schema = defineEntity({
  name: 'DecisionSetting',
  tableName: 'decision_setting',
  properties: {
    id: p.integer().primary().autoincrement(false),
    isLimited: p.boolean(),
    opensAt: timeOfDay(),
    closesAt: timeOfDay(),
    days: p.json<readonly Weekday[]>(),
    version: p.integer(),
  },
  checks: checksOf('decision_setting', { once: 'id = 1' }),
})

/** Until when the office decides, once it has said so. There is one row. */
export class DecisionSetting extends schema.class {}
schema.setClass(DecisionSetting)

const FIRST = { ...ALWAYS_OPEN, isLimited: false, version: 0 }

const present = ({ isLimited, opensAt, closesAt, days, version }: typeof FIRST): Answer => ({
  isLimited,
  opensAt,
  closesAt,
  days: [...days],
  version,
})

const kind: VersionedKind<DecisionSetting, Answer, 'decision-setting'> = {
  subject: 'decision-setting',
  present,
  describe: ({ id, isLimited, opensAt, closesAt, days }) => ({
    id: String(id),
    name: 'Decisions',
    facts: { isLimited, opensAt, closesAt, days },
  }),
}

export async function readDecisionSetting(em: EntityManager): Promise<Answer> {
  return present((await findRow(em, DecisionSetting, { id: SETTING_ID })) ?? FIRST)
}

/** Changes until when the office decides. What waits keeps its time, unless nothing is rejected by itself any more. */
export async function changeDecisionSetting(
  { version, ...input }: z.output<typeof endpoint.input>,
  tx: OfficeTransaction,
): Promise<Answer> {
  const days = input.days.toSorted((a, b) => a - b)
  const refusal = officeHoursRefusal({ ...input, days })
  if (refusal) throw invalid(refusal.field, refusal.reason)
  const row = await lockOnlyRow(DecisionSetting, { id: SETTING_ID, ...FIRST }, tx.em)
  const answer = await editRow(kind, row, version, () => Object.assign(row, { ...input, days }), tx)
  if (!input.isLimited) await tx.em.execute(LET_WAIT)
  return answer
}

// Locked in the order in which everybody locks several bookings.
const LET_WAIT = `
  with waiting as (
    select id from booking where status = 'pending' and decide_by is not null order by id for no key update
  )
  update booking set decide_by = null from waiting where booking.id = waiting.id`

/** When a booking that is made now is to be decided; null where it waits without an end. */
export async function decideNewBy(pickupAt: Date, { em, clock }: DatabaseAccess): Promise<Date | null> {
  const { isLimited, ...hours } = await readDecisionSetting(em)
  return isLimited ? decideBy(clock(), pickupAt, hours, OFFICE_ZONE) : null
}
