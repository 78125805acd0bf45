import { randomUUID } from 'node:crypto'
import type {
  changePartner as changeEndpoint,
  Partner as PartnerAnswer,
  PartnerInput,
  setPartnerState as stateEndpoint,
} from '@chauffeur/contract/partners'
import type {
  changePartnerSettings as settingsEndpoint,
  PartnerSettings,
} from '@chauffeur/contract/partner-account'
import { MAX_RETURN_ORIGINS } from '@chauffeur/contract/return-address'
import { toEuros } from '@chauffeur/domain/money'
import type { z } from 'zod'
import { lockPartner, refusePartnerThatIsOver } from '../auth/lock-partner.ts'
import { Partner } from '../auth/partner.entity.ts'
import { createRow, editRow, type VersionedKind } from '../core/audit/versioned-row.ts'
import { only } from '../core/only.ts'
import { invalid } from '../core/refusal.ts'
import { record, type DatabaseAccess, type OfficeTransaction } from '../core/transaction.ts'
import { readCredit } from './credit.ts'
import { IS_OPEN } from './open-bookings.ts'

const kind: VersionedKind<Partner, PartnerAnswer, 'partner'> = {
  subject: 'partner',
  describe: (partner) => ({
    id: partner.id,
    name: partner.name,
    facts: { name: partner.name, ...factsOf(partner), creditLimit: toEuros(partner.creditLimitCents) },
  }),
  present: presentPartner,
}

/** Every partner, by name, but for those that are part of another one. */
export async function listPartners(access: DatabaseAccess): Promise<PartnerAnswer[]> {
  const partners = await access.em.find(
    Partner,
    { mergedIntoId: null },
    { orderBy: { name: 'asc', createdAt: 'asc', id: 'asc' } },
  )
  return presentPartners(partners, access)
}

/** Adds a partner. */
export function createPartner(input: PartnerInput, tx: OfficeTransaction): Promise<PartnerAnswer> {
  refuseWithoutCommission(input)
  refuseMoreOrigins(input.returnOrigins, [], 'returnOrigins')
  const { creditLimit: creditLimitCents, ...facts } = input
  const made = { createdAt: tx.clock(), createdBy: tx.admin }
  const values = { ...facts, creditLimitCents, ...made, id: randomUUID(), stateSince: made.createdAt }
  return createRow(kind, tx.em.create(Partner, values), tx)
}

/** Changes a partner. */
export async function changePartner(
  { id, version, creditLimit: creditLimitCents, ...input }: z.output<typeof changeEndpoint.input>,
  tx: OfficeTransaction,
): Promise<PartnerAnswer> {
  refuseWithoutCommission(input)
  const partner = await lockPartner(id, tx.em)
  refusePartnerThatIsOver(partner)
  refuseMoreOrigins(input.returnOrigins, partner.returnOrigins ?? [], 'returnOrigins')
  return editRow(kind, partner, version, () => Object.assign(partner, input, { creditLimitCents }), tx)
}

/** Presents the settings that the owners of a partner choose themselves. */
export function presentSettings({
  contactEmail,
  locale,
  guestMails,
  returnOrigins,
}: Partner): PartnerSettings {
  return {
    contactEmail: contactEmail ?? null,
    locale,
    guestMails,
    returnOrigins: [...(returnOrigins ?? [])],
  }
}

type ChangedSettings = z.output<typeof settingsEndpoint.input> & { readonly partnerId: string }

/** Changes whom the office writes to, in which language, and who writes to guests: what is not given stays as it is. */
export function changeSettings({ partnerId, ...given }: ChangedSettings, tx: OfficeTransaction) {
  return changeOwn(partnerId, () => given, tx)
}

/** Whose list of return addresses is changed, and by which of them. */
type ChangedOrigin = { readonly origin: string } & { readonly partnerId: string }

/** Lets guests who have paid be led back to one more site of a partner. */
export function addReturnOrigin({ partnerId, origin }: ChangedOrigin, tx: OfficeTransaction) {
  const add = (before: readonly string[]): string[] => {
    if (before.includes(origin)) return [...before]
    const origins = [...before, origin]
    refuseMoreOrigins(origins, before, 'origin')
    return origins
  }
  return changeOwn(partnerId, ({ returnOrigins }) => ({ returnOrigins: add(returnOrigins ?? []) }), tx)
}

/** Leads no guest back to a site any more, also where a booking names an address of it already. */
export function removeReturnOrigin({ partnerId, origin }: ChangedOrigin, tx: OfficeTransaction) {
  const left = ({ returnOrigins }: Partner) => (returnOrigins ?? []).filter((one) => one !== origin)
  return changeOwn(partnerId, (partner) => ({ returnOrigins: left(partner) }), tx)
}

/** Beyond what is allowed a partner only keeps what it has, of those that were merged into it. */
function refuseMoreOrigins(origins: readonly string[], before: readonly string[], field: string): void {
  if (origins.length > Math.max(MAX_RETURN_ORIGINS, before.length))
    throw invalid(field, { code: 'too_many_return_origins', most: MAX_RETURN_ORIGINS })
}

async function changeOwn(
  partnerId: string,
  change: (partner: Partner) => Partial<PartnerSettings>,
  tx: OfficeTransaction,
): Promise<PartnerSettings> {
  const partner = await lockPartner(partnerId, tx.em)
  refusePartnerThatIsOver(partner)
  await editRow(kind, partner, partner.version, () => Object.assign(partner, change(partner)), tx)
  return presentSettings(partner)
}

const acts = { live: 'partner.resumed', suspended: 'partner.suspended', ended: 'partner.ended' } as const

/** Suspends, resumes or ends a partner. In the state that is asked for nothing is done. */
export async function setPartnerState(
  { id, state }: z.output<typeof stateEndpoint.input>,
  tx: OfficeTransaction,
): Promise<PartnerAnswer> {
  const partner = await lockPartner(id, tx.em)
  if (partner.state === state) return presentPartner(partner, tx)
  refusePartnerThatIsOver(partner)
  Object.assign(partner, { state, stateSince: tx.clock(), version: partner.version + 1 })
  await tx.em.flush()
  await record(tx, acts[state], { admin: tx.admin, id, name: partner.name })
  return presentPartner(partner, tx)
}

async function presentPartner(partner: Partner, access: DatabaseAccess): Promise<PartnerAnswer> {
  return only(await presentPartners([partner], access))
}

/** Partners with how much each has. */
export async function presentPartners(
  partners: readonly Partner[],
  { em, clock }: DatabaseAccess,
): Promise<PartnerAnswer[]> {
  const credit = await readCredit(partners, em)
  const counts = await em.execute<PartnerCounts[]>(COUNTS, [
    clock(),
    clock(),
    partners.map(({ id }) => id).join(),
  ])
  return partners.map((partner) => {
    const { id, name, state, stateSince, createdAt, createdBy, version } = partner
    const { keys = 0, receivers = 0, bookings = 0, open = 0 } = counts.find((row) => row.id === id) ?? {}
    return {
      id,
      name,
      ...factsOf(partner),
      creditLimit: partner.creditLimitCents,
      creditAvailable: credit.get(id) ?? 0,
      state,
      stateSince: stateSince.toISOString(),
      keys,
      receivers,
      bookings,
      openBookings: open,
      createdAt: createdAt.toISOString(),
      createdBy,
      version,
    }
  })
}

interface PartnerCounts {
  readonly id: string
  readonly keys: number
  readonly receivers: number
  readonly bookings: number
  readonly open: number
}

const COUNTS = `
  select partner.id,
    (select count(*)::integer from api_key
     where partner_id = partner.id and revoked_at is null and (expires_at is null or expires_at > ?)) as keys,
    (select count(*)::integer from webhook where partner_id = partner.id) as receivers,
    made.bookings, made.open
  from partner cross join lateral (
    select count(*)::integer as bookings, count(*) filter (where ${IS_OPEN})::integer as open
    from booking where partner_id = partner.id
  ) made
  where partner.id::text = any(string_to_array(?, ','))`

type Facts = Pick<
  Partner,
  | 'kind'
  | 'contactEmail'
  | 'locale'
  | 'confirmation'
  | 'openBookingsMax'
  | 'guestMails'
  | 'returnOrigins'
  | 'terms'
  | 'commissionBp'
  | 'discountBp'
>

function factsOf({ contactEmail, kind, locale, confirmation, openBookingsMax, ...rest }: Facts) {
  const { guestMails, returnOrigins, terms, commissionBp, discountBp } = rest
  return {
    kind,
    contactEmail: contactEmail ?? null,
    locale,
    confirmation,
    openBookingsMax,
    guestMails,
    returnOrigins: [...(returnOrigins ?? [])],
    terms,
    commissionBp,
    discountBp,
  }
}

function refuseWithoutCommission({
  terms,
  commissionBp,
}: Pick<PartnerInput, 'terms' | 'commissionBp'>): void {
  if (terms === 'commission' && commissionBp === 0)
    throw invalid('commissionBp', { code: 'commission_missing' })
}
