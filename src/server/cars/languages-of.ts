import { DRIVER_LANGUAGES, type DriverLanguage } from '@chauffeur/domain/cars'
import { z } from 'zod'
import { readStoredList } from '../core/read-stored.ts'
import type { Driver } from './driver.entity.ts'

const language = z.enum(DRIVER_LANGUAGES)

/** Which languages a driver speaks, as far as they can be read. */
export function languagesOf({ id, languages }: Pick<Driver, 'id' | 'languages'>): DriverLanguage[] {
  return readStoredList(language, languages, { table: 'driver', id, column: 'languages' })
}
