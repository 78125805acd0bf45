import { SCENIC_STOPS } from '@chauffeur/geodata/stops'
import { nameIn } from '@chauffeur/words/server-words'
import { expect, test } from 'vitest'

test.each(['pt', 'es'] as const)(
  'in %s, each stop of the first list that has an English name has another',
  (locale) => {
    const kept = SCENIC_STOPS.map(({ name }) => name).filter((name) => nameIn(locale, name) === name)
    expect(kept).toEqual([
      'Ponta da Piedade, Lagos',
      'Cacela Velha',
      'Quinta da Regaleira, Sintra',
      'Cabo da Roca',
      'Boca do Inferno, Cascais',
      'Portinho da Arrábida',
      'Cabo Espichel',
      'Plaza de España',
      'El Rocío (Doñana)',
      'Gruta de las Maravillas, Aracena',
      'Monsaraz',
      'Comporta',
      'Vila Nova de Milfontes',
      'Serpa',
    ])
  },
)
