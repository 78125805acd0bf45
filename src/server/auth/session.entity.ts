import { defineEntity, p } from '@mikro-orm/core'
import type { Session as WebSession } from 'fastify'

const schema = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    /** SHA-256 of the id in the cookie: who reads this table cannot sign in with it. */
    idHash: p.text().primary(),
    data: p.json<WebSession>(),
    createdAt: p.datetime(),
    seenAt: p.datetime(),
    /** By the clock of the database, which may be another one than the process's. */
    startedAt: p.datetime().defaultRaw('now()'),
  },
})

export class Session extends schema.class {}
schema.setClass(Session)
