import { defineEntity, p } from '@mikro-orm/core'
import type { PaymentEvent as EventName, PaymentState } from '@chauffeur/domain/payment-state'
import { Payment } from './payment.entity.ts'

/**
 * The cause of the change: the booking's own request, the customer's browser, the payment worker, an administrator.
 */
export type EventSource = 'booking' | 'browser' | 'sweep' | 'office'

/** The provider's facts, as far as they may be stored: nothing about a card. */
export type ProviderFacts = Readonly<Record<string, string | number | readonly string[] | null>>

const schema = defineEntity({
  name: 'PaymentChange',
  tableName: 'payment_event',
  properties: {
    /** Counts up: several changes may share an instant. */
    id: p.integer().primary(),
    paymentId: () => p.manyToOne(Payment).mapToPk().fieldName('payment_id'),
    at: p.datetime(),
    source: p.text().$type<EventSource>(),
    event: p.text().$type<EventName>(),
    fromState: p.text().$type<PaymentState>(),
    toState: p.text().$type<PaymentState>(),
    /** The administrator's name, of an act of the office. */
    admin: p.text().nullable(),
    facts: p.json<ProviderFacts>().nullable(),
  },
  indexes: [{ name: 'payment_event_of_payment', properties: ['paymentId', 'id'] }],
})

/** A change of a payment's state, or a dispute seen after it. Never changed. */
export class PaymentChange extends schema.class {}
schema.setClass(PaymentChange)
