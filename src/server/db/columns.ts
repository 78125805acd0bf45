import { randomUUID } from 'node:crypto'
import { p } from '@mikro-orm/core'

/** The column of a row's id, which is made up where none is given. */
export function uuidKey() {
  return p
    .uuid()
    .primary()
    .onCreate(() => randomUUID())
}
