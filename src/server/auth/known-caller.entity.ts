import { defineEntity, p } from '@mikro-orm/core'

const schema = defineEntity({
  name: 'KnownCaller',
  tableName: 'known_caller',
  properties: {
    /** The administrator's name, hashed: what was typed may be a password in the wrong field. */
    name: p.text().primary(),
    caller: p.text().primary(),
    seenAt: p.datetime(),
  },
})

/** From where an administrator has signed in: such a place is not shut out by what others try. */
export class KnownCaller extends schema.class {}
schema.setClass(KnownCaller)
