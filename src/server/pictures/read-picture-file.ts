import type { PictureFileName } from '@chauffeur/domain/pictures'
import type { EntityManager } from '../db/orm.ts'
import { PictureFile } from './picture-file.entity.ts'

/** The content of one file of a picture; undefined where there is no such picture. */
export async function readPictureFile(
  { id, width, format }: PictureFileName,
  em: EntityManager,
): Promise<Uint8Array | undefined> {
  const file = await em.findOne(PictureFile, { pictureId: id, width, format })
  return file?.content
}
