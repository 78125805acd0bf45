import { defineEntity, p } from '@mikro-orm/core'
import { Picture } from './picture.entity.ts'

const schema = defineEntity({
  name: 'PictureFile',
  tableName: 'picture_file',
  properties: {
    pictureId: () => p.manyToOne(Picture).mapToPk().fieldName('picture_id').primary().deleteRule('cascade'),
    width: p.integer().primary(),
    format: p.text().primary(),
    content: p.blob(),
  },
})

/** A picture in one of the sizes and formats that pages load. Never changed. */
export class PictureFile extends schema.class {}
schema.setClass(PictureFile)
