import { regionNameTaken } from '@chauffeur/domain/route-in-use'
import type { Endpoint } from '@chauffeur/domain/regions'
import { UniqueConstraintViolationException } from '@mikro-orm/core'
import type { EntityManager } from '../../db/orm.ts'
import { Refusal } from '../../core/refusal.ts'

/** The columns of an endpoint; null clears it. */
export function endpointColumns(end: 'A' | 'B', endpoint: Endpoint | null | undefined) {
  const lat = endpoint?.point.lat ?? null
  const lng = endpoint?.point.lon ?? null
  const radiusKm = endpoint?.radiusKm ?? null
  return end === 'A'
    ? { endpointALat: lat, endpointALng: lng, endpointARadiusKm: radiusKm }
    : { endpointBLat: lat, endpointBLng: lng, endpointBRadiusKm: radiusKm }
}

/** Writes what has been changed. The database says whether the name is taken, whoever took it a moment ago. */
export async function writeNamed(name: string, em: EntityManager): Promise<void> {
  try {
    await em.flush()
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error
    const sentence = regionNameTaken(name)
    throw new Refusal('ALREADY_EXISTS', sentence, { details: [{ field: 'name', message: sentence }] })
  }
}
