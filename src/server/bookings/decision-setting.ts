import type {
  DecisionSetting as Answer,
  changeDecisionSetting as endpoint,
} from '@chauffeur/contract/decisions'
import { OFFICE_ZONE } from '@chauffeur/domain/cars'
import { ALWAYS_OPEN, decideBy, officeHoursRefusal, type Weekday } from '@chauffeur/domain/decide-by'
import { defineEntity, p } from '@mikro-orm/core'
import type { z } from 'zod'
import { officeSetting } from '../core/audit/office-setting.ts'
import { invalid } from '../core/refusal.ts'
import type { DatabaseAccess, OfficeTransaction } from '../core/transaction.ts'
import { checksOf, timeOfDay } from '../db/columns.ts'

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

const setting = officeSetting(DecisionSetting, {
  subject: 'decision-setting',
  name: 'Decisions',
  first: { ...ALWAYS_OPEN, isLimited: false, version: 0 },
  present: ({ isLimited, opensAt, closesAt, days, version }): Answer => ({
    isLimited,
    opensAt,
    closesAt,
    days: [...days],
    version,
  }),
})

export const readDecisionSetting = setting.read

/** Changes until when the office decides. What waits keeps its time, unless nothing is rejected by itself any more. */
export async function changeDecisionSetting(
  { version, ...input }: z.output<typeof endpoint.input>,
  tx: OfficeTransaction,
): Promise<Answer> {
  const days = input.days.toSorted((a, b) => a - b)
  const refusal = officeHoursRefusal({ ...input, days })
  if (refusal) throw invalid(refusal.field, refusal.reason)
  const answer = await setting.change(version, { ...input, days }, tx)
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
