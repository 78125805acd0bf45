import type { Names } from '../names.ts'

/** The names of our own places in Portuguese; `{…}` stands for the part that differs. */
export const placeNames: Names = {
  Lisbon: 'Lisboa',
  Seville: 'Sevilha',
  '{town} Airport ({code})': 'Aeroporto de {town} ({code})',
  '{town} Airport ({code}) - Terminal {count}': 'Aeroporto de {town} ({code}) - Terminal {count}',
  '{town} Airport': 'Aeroporto de {town}',
  '{town} Aerodrome ({code})': 'Aeródromo de {town} ({code})',
  '{town} Railway Station': 'Estação de {town}',
  '{town} Bus Terminal': 'Terminal rodoviário de {town}',
  '{town} Bus Station': 'Terminal rodoviário {town}',
  '{town} Station': 'Estação de {town}',
  '{town} Marina': 'Marina de {town}',
  // A point on the map, by what is near.
  '{place} ({count} m)': '{place} ({count} m)',
  '{place} ({count}.{countOfTenths} km)': '{place} ({count},{countOfTenths} km)',
  'Seville Cathedral & La Giralda': 'Catedral de Sevilha e La Giralda',
  'Real Alcázar of Seville': 'Real Alcázar de Sevilha',
  'Belém Tower': 'Torre de Belém',
  'São Jorge Castle': 'Castelo de São Jorge',
  'Silves Castle': 'Castelo de Silves',
  'Sagres Fortress': 'Fortaleza de Sagres',
  'Cape St. Vincent': 'Cabo de São Vicente',
  'Lisbon Oriente': 'Lisboa Oriente',
  'Lisbon Santa Apolónia': 'Lisboa Santa Apolónia',
  'Lisbon Entrecampos': 'Lisboa Entrecampos',
  'Lisbon Rossio': 'Lisboa Rossio',
  'Seville Santa Justa': 'Sevilha Santa Justa',
  'Atlantic Ocean': 'Oceano Atlântico',
  'Gulf of Cádiz': 'Golfo de Cádis',
  'Mediterranean Sea': 'Mar Mediterrâneo',
  // The credits of the maps.
  'Coastline: {source} · Border: {border}': 'Linha de costa: {source} · Fronteira: {border}',
  'Villages: {source}': 'Aldeias: {source}',
  Spain: 'Espanha',
}
