import { randomUUID } from 'node:crypto'
import { defineEntity, p } from '@mikro-orm/core'

const schema = defineEntity({
  name: 'AdminUser',
  tableName: 'admin_user',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    username: p.text().unique(),
    passwordHash: p.text().hidden(),
    createdAt: p.datetime(),
  },
})

export class AdminUser extends schema.class {}
schema.setClass(AdminUser)
