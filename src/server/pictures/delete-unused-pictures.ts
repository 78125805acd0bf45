import type { Orm } from '../db/orm.ts'

const KEPT_DAYS = 7

/** Deletes pictures that nothing has shown for a week: a stop may be given its old picture again. */
export async function deleteUnusedPictures(orm: Orm, now: Date): Promise<void> {
  const em = orm.em.fork()
  await em.execute(`update picture set unused_since = null where unused_since is not null and ${IS_USED}`)
  await em.execute(`update picture set unused_since = ? where unused_since is null and not ${IS_USED}`, [now])
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60_000)
  await em.execute(`delete from picture where unused_since < ? and not ${IS_USED}`, [before])
}

/** Wherever the address of a picture can stand. */
const IS_USED = `(
  exists (select from stop_suggestion where position(picture.id in image_url) > 0)
  or exists (select from luggage_capacity where position(picture.id in image_url) > 0)
  or exists (
    select from firm where position(picture.id in concat(logo_url, vehicle_pictures::text)) > 0
  )
)`
