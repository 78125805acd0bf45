import { defineEntity, p } from '@mikro-orm/core'

const pictureSchema = defineEntity({
  name: 'Picture',
  tableName: 'picture',
  properties: {
    /** A hash of the uploaded file's content: the same file is the same picture. */
    id: p.text().primary(),
    uploadedAt: p.datetime(),
    /** Null while something shows it. */
    unusedSince: p.datetime().nullable(),
  },
})

/** An uploaded picture. The uploaded file itself is not kept. */
export class Picture extends pictureSchema.class {}
pictureSchema.setClass(Picture)

const pictureFileSchema = defineEntity({
  name: 'PictureFile',
  tableName: 'picture_file',
  properties: {
    pictureId: () => p.manyToOne(Picture).mapToPk().primary().deleteRule('cascade'),
    width: p.integer().primary(),
    format: p.text().primary(),
    content: p.blob(),
  },
})

/** A picture in one of the sizes and formats that pages load. Never changed. */
export class PictureFile extends pictureFileSchema.class {}
pictureFileSchema.setClass(PictureFile)
