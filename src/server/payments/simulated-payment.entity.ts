import { defineEntity, p } from '@mikro-orm/core'

const schema = defineEntity({
  name: 'SimulatedPayment',
  tableName: 'simulated_payment',
  properties: {
    id: p.text().primary(),
    reference: p.text().unique(),
    document: p.json<object>(),
  },
})

/** The payment simulator's data, in the place of a real provider's database. */
export class SimulatedPayment extends schema.class {}
schema.setClass(SimulatedPayment)
