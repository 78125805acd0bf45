import type { Names } from '../names.ts'

/** The names of our own places in Spanish; `{…}` stands for the part that differs. */
export const placeNames: Names = {
  Lisbon: 'Lisboa',
  Seville: 'Sevilla',
  '{town} Airport ({code})': 'Aeropuerto de {town} ({code})',
  '{town} Airport ({code}) - Terminal {count}': 'Aeropuerto de {town} ({code}) - Terminal {count}',
  '{town} Airport': 'Aeropuerto de {town}',
  '{town} Aerodrome ({code})': 'Aeródromo de {town} ({code})',
  '{town} Railway Station': 'Estación de {town}',
  '{town} Bus Terminal': 'Terminal de autobuses de {town}',
  '{town} Bus Station': 'Estación de autobuses {town}',
  '{town} Station': 'Estación de {town}',
  '{town} Marina': 'Puerto deportivo de {town}',
  // A point on the map, by what is near.
  '{place} ({count} m)': '{place} ({count} m)',
  '{place} ({count}.{countOfTenths} km)': '{place} ({count},{countOfTenths} km)',
  'Seville Cathedral & La Giralda': 'Catedral de Sevilla y La Giralda',
  'Real Alcázar of Seville': 'Real Alcázar de Sevilla',
  'Belém Tower': 'Torre de Belém',
  'São Jorge Castle': 'Castillo de San Jorge',
  'Silves Castle': 'Castillo de Silves',
  'Sagres Fortress': 'Fortaleza de Sagres',
  'Cape St. Vincent': 'Cabo de San Vicente',
  'Lisbon Oriente': 'Lisboa Oriente',
  'Lisbon Santa Apolónia': 'Lisboa Santa Apolónia',
  'Lisbon Entrecampos': 'Lisboa Entrecampos',
  'Lisbon Rossio': 'Lisboa Rossio',
  'Seville Santa Justa': 'Sevilla Santa Justa',
  'Atlantic Ocean': 'Océano Atlántico',
  'Gulf of Cádiz': 'Golfo de Cádiz',
  'Mediterranean Sea': 'Mar Mediterráneo',
  // The credits of the maps.
  'Coastline: {source} · Border: {border}': 'Línea de costa: {source} · Frontera: {border}',
  'Villages: {source}': 'Pueblos: {source}',
  Spain: 'España',
}
