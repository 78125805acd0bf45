import { defineEntity, p } from '@mikro-orm/core'

const schema = defineEntity({
  name: 'ServerProcess',
  tableName: 'server_process',
  properties: {
    /** Made up at the start: a process id of the machine would be given out again. */
    id: p.uuid().primary(),
    /** By the database's clock, so that processes on several machines can be compared. */
    seenAt: p.datetime(),
  },
})

/** A process that works on this database. What is leased by one that is not listed is free. */
export class ServerProcess extends schema.class {}
schema.setClass(ServerProcess)
