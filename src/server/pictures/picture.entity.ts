import { defineEntity, p } from '@mikro-orm/core'

const schema = defineEntity({
  name: 'Picture',
  tableName: 'picture',
  properties: {
    /** Of the uploaded file's content: the same file is the same picture. */
    id: p.text().primary(),
    uploadedAt: p.datetime(),
    /** Null while something shows it. */
    unusedSince: p.datetime().nullable(),
  },
})

/** An uploaded picture. The uploaded file itself is not kept. */
export class Picture extends schema.class {}
schema.setClass(Picture)
