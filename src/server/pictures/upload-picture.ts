import { createHash } from 'node:crypto'
import type { UploadedPicture } from '@chauffeur/contract/pictures'
import { DAY_MS } from '@chauffeur/domain/duration'
import { PICTURE_REFUSALS, pictureKind, pictureUrl, type PictureFileName } from '@chauffeur/domain/pictures'
import { Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import { PictureFile, Picture } from './picture.entity.ts'
import { preparePicture, type PreparedFile } from './prepare-picture.ts'
import type { EntityManager, Orm } from '../db/orm.ts'

const CODES = {
  unreadable: 'NOT_A_PICTURE',
  tooManyPixels: 'BODY_TOO_LARGE',
  tooSlow: 'BODY_TOO_LARGE',
} as const

/** Keeps an uploaded file in the sizes and formats that pages load. The same file again is the same picture. */
export async function uploadPicture(
  source: Uint8Array,
  context: Pick<RequestContext, 'em' | 'clock' | 'transaction'>,
): Promise<UploadedPicture> {
  const kind = pictureKind(source)
  if (kind !== 'readable')
    throw new Refusal('NOT_A_PICTURE', PICTURE_REFUSALS[kind === 'heic' ? 'heic' : 'unreadable'])
  const id = createHash('sha256').update(source).digest('hex').slice(0, 32)
  if (!(await context.em.count(Picture, { id }))) await store(id, await filesOf(source), context)
  // Whoever uploads it again has as long to use it as at first.
  else
    await context.em.nativeUpdate(
      Picture,
      { id, unusedSince: { $ne: null } },
      { unusedSince: context.clock() },
    )
  return { url: pictureUrl(id) }
}

async function filesOf(source: Uint8Array): Promise<readonly PreparedFile[]> {
  const prepared = await preparePicture(source)
  if ('files' in prepared) return prepared.files
  throw new Refusal(CODES[prepared.problem], PICTURE_REFUSALS[prepared.problem])
}

function store(
  id: string,
  files: readonly PreparedFile[],
  { transaction }: Pick<RequestContext, 'transaction'>,
): Promise<void> {
  return transaction(async ({ em, clock }) => {
    const uploadedAt = clock()
    // A file may be uploaded twice at once.
    await em.upsert(
      Picture,
      { id, uploadedAt, unusedSince: uploadedAt },
      { onConflictAction: 'ignore', onConflictFields: ['id'] },
    )
    await em.upsertMany(
      PictureFile,
      files.map(({ width, format, content }) => ({
        pictureId: id,
        width,
        format,
        content: Buffer.from(content),
      })),
      { onConflictAction: 'ignore', onConflictFields: ['pictureId', 'width', 'format'] },
    )
  })
}

/** The content of one file of a picture; undefined where there is no such picture. */
export async function readPictureFile(
  { id, width, format }: PictureFileName,
  em: EntityManager,
): Promise<Uint8Array | undefined> {
  const file = await em.findOne(PictureFile, { pictureId: id, width, format })
  return file?.content
}

const KEPT_DAYS = 7

/** Deletes pictures that nothing has shown for a week: a stop may be given its old picture again. */
export async function deleteUnusedPictures(orm: Orm, now: Date): Promise<number> {
  const em = orm.em.fork()
  await em.execute(`update picture set unused_since = null where unused_since is not null and ${IS_USED}`)
  await em.execute(`update picture set unused_since = ? where unused_since is null and not ${IS_USED}`, [now])
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
  const deleted = await em.execute<object[]>(
    `delete from picture where unused_since < ? and not ${IS_USED} returning id`,
    [before],
  )
  return deleted.length
}

/** Wherever the address of a picture can stand. */
const IS_USED = `(
  exists (select from stop_suggestion where position(picture.id in image_url) > 0)
  or exists (select from luggage_capacity where position(picture.id in image_url) > 0)
  or exists (select from meeting_point where position(picture.id in image_url) > 0)
  or exists (
    select from firm where position(picture.id in concat(logo_url, vehicle_pictures::text)) > 0
  )
)`
