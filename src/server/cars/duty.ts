import type { Duty, DutyInput } from '@chauffeur/contract/drivers'
import { DEFAULT_DUTY, dutyRefusal, MAX_DUTY_MINUTES, MIN_SPAN_MINUTES } from '@chauffeur/domain/duty'
import { defineEntity, p } from '@mikro-orm/core'
import { checksOf } from '../db/columns.ts'
import { officeSetting } from '../core/audit/office-setting.ts'
import { invalid } from '../core/refusal.ts'
import type { DatabaseAccess, OfficeTransaction } from '../core/transaction.ts'

const schema = defineEntity({
  name: 'DutySetting',
  tableName: 'duty_setting',
  properties: {
    id: p.integer().primary().autoincrement(false),
    spanMinutes: p.integer().default(DEFAULT_DUTY.spanMinutes),
    restMinutes: p.integer().default(DEFAULT_DUTY.restMinutes),
    version: p.integer().default(1),
  },
  checks: checksOf('duty_setting', {
    once: 'id = 1',
    of_a_day: `span_minutes >= ${MIN_SPAN_MINUTES} and rest_minutes >= 0 and span_minutes + rest_minutes <= ${MAX_DUTY_MINUTES}`,
  }),
})

/** How long drivers may be on duty. */
export class DutySetting extends schema.class {}
schema.setClass(DutySetting)

const setting = officeSetting(DutySetting, {
  subject: 'duty',
  name: 'Duty',
  first: { ...DEFAULT_DUTY, version: 1 },
  present: ({ spanMinutes, restMinutes, version }): Duty => ({ spanMinutes, restMinutes, version }),
})

/** How long drivers may be on duty. */
export function readDuty({ em }: Pick<DatabaseAccess, 'em'>): Promise<Duty> {
  return setting.read(em)
}

/** Changes how long drivers may be on duty. Counts for what is given out from now on. */
export async function changeDuty({ version, ...limits }: DutyInput, tx: OfficeTransaction): Promise<Duty> {
  const refusal = dutyRefusal(limits)
  if (refusal) throw invalid('restMinutes', refusal)
  return await setting.change(version, limits, tx)
}
