import type { Duty, DutyInput } from '@chauffeur/contract/drivers'
import { DEFAULT_DUTY, dutyRefusal, MAX_DUTY_MINUTES, MIN_SPAN_MINUTES } from '@chauffeur/domain/duty'
import { defineEntity, LockMode, p } from '@mikro-orm/core'
import { checksOf } from '../db/columns.ts'
import { editRow, type VersionedKind } from '../core/audit/versioned-row.ts'
import { invalid } from '../core/refusal.ts'
import type { DatabaseAccess, OfficeTransaction } from '../core/transaction.ts'

/** There is one row. */
const ID = 1

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

const dutyKind: VersionedKind<DutySetting, Duty, 'duty'> = {
  subject: 'duty',
  present: presentDuty,
  describe({ id, spanMinutes, restMinutes }) {
    return { id: String(id), name: 'Duty', facts: { spanMinutes, restMinutes } }
  },
}

/** How long drivers may be on duty. */
export async function readDuty({ em }: Pick<DatabaseAccess, 'em'>): Promise<Duty> {
  return presentDuty(await em.findOneOrFail(DutySetting, { id: ID }))
}

/** Changes how long drivers may be on duty. Counts for what is given out from now on. */
export async function changeDuty({ version, ...limits }: DutyInput, tx: OfficeTransaction): Promise<Duty> {
  const refusal = dutyRefusal(limits)
  if (refusal) throw invalid('restMinutes', refusal)
  const row = await tx.em.findOneOrFail(
    DutySetting,
    { id: ID },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  )
  return await editRow(dutyKind, row, version, () => Object.assign(row, limits), tx)
}

function presentDuty({ spanMinutes, restMinutes, version }: DutySetting): Duty {
  return { spanMinutes, restMinutes, version }
}
