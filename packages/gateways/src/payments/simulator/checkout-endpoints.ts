import { randomUUID } from 'node:crypto'
import { wholeCents } from '@chauffeur/domain/money'
import { z } from 'zod'
import { pay } from './transitions.ts'
import { scenarios } from './scenario.ts'
import { jsonResponse, type SimulatorResponse } from './simulator-http.ts'
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
import type { SimulatorDeps } from './simulator-deps.ts'
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
  deps: SimulatorDeps,
  fault: Fault | undefined,
): Promise<SimulatorResponse> {
  const read = newCheckout.safeParse(json)
  if (!read.success) return invalid(read.error.issues[0]?.path.join('.') ?? '')
  if (read.data.merchant_code !== deps.merchantCode) return forbidden()
  const checkout = opened(read.data, deps.clock.now())
  if (!(await deps.store.add(checkout))) return duplicated()
  if (fault === 'notified first') await deps.notifier.notify(checkout.returnUrl, checkout.id)
  return shown(201, checkout, deps)
}

export async function readCheckout(id: string, deps: SimulatorDeps): Promise<SimulatorResponse> {
  const checkout = await deps.store.read(id)
  return checkout ? shown(200, checkout, deps) : notFound()
}

export async function findCheckouts(reference: string, deps: SimulatorDeps): Promise<SimulatorResponse> {
  const checkout = await deps.store.findByReference(reference)
  return jsonResponse(200, checkout ? [checkoutJson(checkout, deps.url, deps.clock.now())] : [])
}

export async function deactivateCheckout(
  id: string,
  deps: SimulatorDeps,
  fault: Fault | undefined,
): Promise<SimulatorResponse> {
  const now = deps.clock.now()
  const close = (checkout: SimulatedCheckout) => ({ ...checkout, deactivatedAt: now.toISOString() })
  if (fault === 'paid meanwhile') await deps.service.pay(id)
  const checkout = await deps.store.change(id, (checkout) => {
    if (fault === 'paid afterwards') return close(pay(checkout, scenarios.slow, now))
    return isSettling(checkout, now) || statusAt(checkout, now) === 'PAID' ? checkout : close(checkout)
  })
  if (!checkout) return notFound()
  if (statusAt(checkout, now) === 'PAID') return processed()
  if (checkout.deactivatedAt === null) return cannotBeDeactivated()
  if (fault === 'paid afterwards') deps.service.notifyShop(checkout, 'slow')
  return shown(200, checkout, deps)
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

function shown(
  status: number,
  checkout: SimulatedCheckout,
  { url, clock }: SimulatorDeps,
): SimulatorResponse {
  return jsonResponse(status, checkoutJson(checkout, url, clock.now()))
}
