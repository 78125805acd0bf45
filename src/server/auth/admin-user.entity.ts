import { defineEntity, p } from '@mikro-orm/core'
import { uuidKey } from '../db/columns.ts'

const schema = defineEntity({
  name: 'AdminUser',
  tableName: 'admin_user',
  properties: {
    id: uuidKey(),
    username: p.text().unique(),
    passwordHash: p.text().hidden(),
    createdAt: p.datetime(),
  },
})

export class AdminUser extends schema.class {}
schema.setClass(AdminUser)
