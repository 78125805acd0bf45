import { randomUUID } from 'node:crypto'
import { wholeCents } from '@chauffeur/domain/money'
import { z } from 'zod'
import { pay } from './transitions.ts'
import { courses } from './scenario.ts'
import { jsonAnswer, type SimulatorAnswer } from './simulator-http.ts'
import type { Fault } from './faults.ts'
import {
  cannotBeDeactivated,
  duplicated,
  forbidden,
  invalid,
  notFound,
  processed,
} from './error-responses.ts'
import { isSettling, type SimulatedCheckout, statusAt } from './simulated-checkout.ts'
import type { Works } from './simulator-deps.ts'
import { checkoutJson } from './sumup-json.ts'

const webAddress = z.url({ protocol: /^https?$/ })

const newCheckout = z.object({
  checkout_reference: z.string().min(1).max(64),
  amount: z
    .number()
    .positive()
    .transform(wholeCents)
    .pipe(z.int({ error: 'no whole cents' })),
  currency: z.string().regex(/^[A-Z]{3}$/),
  merchant_code: z.string(),
  description: z.string().max(500).default(''),
  return_url: webAddress.nullish(),
  redirect_url: webAddress.nullish(),
  valid_until: z.iso.datetime({ offset: true }).nullish(),
})

export async function createCheckout(
  json: unknown,
  works: Works,
  fault: Fault | undefined,
): Promise<SimulatorAnswer> {
  const read = newCheckout.safeParse(json)
  if (!read.success) return invalid(read.error.issues[0]?.path.join('.') ?? '')
  if (read.data.merchant_code !== works.merchantCode) return forbidden()
  const checkout = opened(read.data, works.clock.now())
  if (!(await works.store.add(checkout))) return duplicated()
  if (fault === 'notified first') await works.notifier.notify(checkout.returnUrl, checkout.id)
  return shown(201, checkout, works)
}

export async function readCheckout(id: string, works: Works): Promise<SimulatorAnswer> {
  const checkout = await works.store.read(id)
  return checkout ? shown(200, checkout, works) : notFound()
}

export async function findCheckouts(reference: string, works: Works): Promise<SimulatorAnswer> {
  const checkout = await works.store.findByReference(reference)
  return jsonAnswer(200, checkout ? [checkoutJson(checkout, works.url, works.clock.now())] : [])
}

export async function deactivateCheckout(
  id: string,
  works: Works,
  fault: Fault | undefined,
): Promise<SimulatorAnswer> {
  const now = works.clock.now()
  const close = (checkout: SimulatedCheckout) => ({ ...checkout, deactivatedAt: now.toISOString() })
  if (fault === 'paid meanwhile') await works.desk.pay(id)
  const checkout = await works.store.change(id, (checkout) => {
    if (fault === 'paid afterwards') return close(pay(checkout, courses.slow, now))
    return isSettling(checkout, now) || statusAt(checkout, now) === 'PAID' ? checkout : close(checkout)
  })
  if (!checkout) return notFound()
  if (statusAt(checkout, now) === 'PAID') return processed()
  if (checkout.deactivatedAt === null) return cannotBeDeactivated()
  if (fault === 'paid afterwards') works.desk.announce(checkout, 'slow')
  return shown(200, checkout, works)
}

function opened(asked: z.infer<typeof newCheckout>, now: Date): SimulatedCheckout {
  const order = {
    reference: asked.checkout_reference,
    amountCents: asked.amount,
    currency: asked.currency,
    merchantCode: asked.merchant_code,
  }
  return {
    id: randomUUID(),
    order,
    reported: order,
    description: asked.description,
    returnUrl: asked.return_url ?? null,
    redirectUrl: asked.redirect_url ?? null,
    createdAt: now.toISOString(),
    validUntil: asked.valid_until ? new Date(asked.valid_until).toISOString() : null,
    deactivatedAt: null,
    attempts: [],
    refunds: [],
  }
}

function shown(status: number, checkout: SimulatedCheckout, { url, clock }: Works): SimulatorAnswer {
  return jsonAnswer(status, checkoutJson(checkout, url, clock.now()))
}
