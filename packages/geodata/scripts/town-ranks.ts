/**
 * Gazetteer ids of the towns that a map shows first: those that people steer by from anywhere (1), and the
 * larger ones of their region (2). Every other town has rank 3. Our own choice, for a calm map.
 */
const RANKS: Readonly<Record<number, readonly string[]>> = {
  1: ['lisbon', 'faro', 'seville', 'porto', 'malaga', 'cordoba'],
  2: [
    'lagos',
    'portimao',
    'albufeira',
    'tavira',
    'loule',
    'sagres',
    'setubal',
    'evora',
    'beja',
    'sines',
    'cascais',
    'huelva',
    'cadiz',
    'jerez',
    'ronda',
    'badajoz',
    'merida',
    'nazare',
  ],
}

export function townRank(id: string): 1 | 2 | 3 {
  if (RANKS[1]?.includes(id)) return 1
  return RANKS[2]?.includes(id) ? 2 : 3
}
