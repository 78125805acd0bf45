import { fold } from '@chauffeur/domain/fold'
import { zoneAt } from '@chauffeur/domain/zone-at'
import type { GazetteerPlace } from '@chauffeur/geodata/gazetteer'
import { SMALL_TOWNS } from '@chauffeur/geodata/towns'
import { regionAt } from '../service-area.ts'

/** The smaller towns and villages as places that a search offers. Two of one name lie in different regions. */
export const TOWN_PLACES: readonly GazetteerPlace[] = SMALL_TOWNS.map((town) => {
  const { name, lat, lon } = town
  const region = regionAt(town)
  const country = zoneAt(town) === 'Europe/Madrid' ? 'ES' : 'PT'
  const local = region === 'other' ? name : `${name}, ${region}`
  return {
    id: `town-${fold(local).replaceAll(' ', '-')}`,
    name,
    address: `${local}, ${country === 'ES' ? 'Spain' : 'Portugal'}`,
    region,
    displayType: 'city',
    aliases: [],
    lat,
    lon,
    country,
  }
})
