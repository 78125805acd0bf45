import type { Firm, FirmInput } from '@chauffeur/contract/firm'
import { FIRM_PHONE_REFUSAL } from '@chauffeur/domain/firm'
import { LockMode } from '@mikro-orm/core'
import { changesBetween } from '../core/audit/changes-between.ts'
import { checkVersion } from '../core/audit/check-version.ts'
import type { Config } from '../core/config.ts'
import { e164 } from '@chauffeur/domain/phone-number'
import { invalid } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { FIRM_ID, FirmRecord } from './firm.entity.ts'
import { firmOfSettings, presentFirm } from './read-firm.ts'

// Each is a link for calls or chats, so it must be a number that exists.
const PHONES = ['phone', 'phone2', 'whatsappNumber'] as const

/** Saves what is shown of the firm. From the first save on the settings no longer count. */
export async function changeFirm(
  { version, ...facts }: FirmInput,
  admin: string,
  config: Config,
  tx: Transaction,
): Promise<Firm> {
  for (const field of PHONES)
    if (facts[field] !== null && e164(facts[field]) === null) throw invalid(field, FIRM_PHONE_REFUSAL)
  const { em } = tx
  // Of two first saves one waits here for the other.
  await em.upsert(
    FirmRecord,
    { id: FIRM_ID, ...firmOfSettings(config) },
    { onConflictAction: 'ignore', onConflictFields: ['id'] },
  )
  const row = await em.findOneOrFail(
    FirmRecord,
    { id: FIRM_ID },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  )
  const before = presentFirm(row)
  await checkVersion('firm', { ...before, id: String(FIRM_ID) }, version, em)
  const { version: _, ...shown } = before
  const details = changesBetween(shown, facts)
  if (Object.keys(details).length === 0 && before.version > 0) return before
  Object.assign(row, facts, { version: before.version + 1 })
  await em.flush()
  await record(tx, 'firm.changed', { admin, id: String(FIRM_ID), name: facts.brandName, details })
  return presentFirm(row)
}
