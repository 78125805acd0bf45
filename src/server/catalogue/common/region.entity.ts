import { defineEntity, p } from '@mikro-orm/core'
import { indexesOf, uuidKey } from '../../db/columns.ts'

const schema = defineEntity({
  name: 'Region',
  tableName: 'region',
  properties: {
    id: uuidKey(),
    name: p.text(),
    isActive: p.boolean().default(true),
    endpointALat: p.float().columnType('double precision').name('endpoint_a_lat').nullable(),
    endpointALng: p.float().columnType('double precision').name('endpoint_a_lng').nullable(),
    endpointARadiusKm: p.float().columnType('double precision').name('endpoint_a_radius_km').nullable(),
    endpointBLat: p.float().columnType('double precision').name('endpoint_b_lat').nullable(),
    endpointBLng: p.float().columnType('double precision').name('endpoint_b_lng').nullable(),
    endpointBRadiusKm: p.float().columnType('double precision').name('endpoint_b_radius_km').nullable(),
    version: p.integer().default(1),
  },
  uniques: indexesOf('region', { name_once: 'unique (lower(name))' }),
})

/** A region. One with a hyphen in its name is a route between two ends (docs/decisions/003). */
export class Region extends schema.class {}
schema.setClass(Region)

// A database may sort by bytes, which puts Évora behind Tavira.
const { compare } = new Intl.Collator('en')

/** The order of names as people read them. */
export function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return compare(a.name, b.name)
}
