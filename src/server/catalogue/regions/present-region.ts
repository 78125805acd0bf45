import type { AdminRegion } from '@chauffeur/contract/admin-regions'
import type { Region } from '../common/region.entity.ts'

/** A region as the office reads it. */
export function presentRegion(region: Region): AdminRegion {
  return {
    id: region.id,
    name: region.name,
    isActive: region.isActive,
    endpointALat: region.endpointALat ?? null,
    endpointALng: region.endpointALng ?? null,
    endpointARadiusKm: region.endpointARadiusKm ?? null,
    endpointBLat: region.endpointBLat ?? null,
    endpointBLng: region.endpointBLng ?? null,
    endpointBRadiusKm: region.endpointBRadiusKm ?? null,
    version: region.version,
  }
}

/** What the audit trail keeps of a region. */
export function regionFacts(region: AdminRegion): Readonly<Record<string, unknown>> {
  const { id: _, version: __, ...facts } = region
  return facts
}
