/** So many minutes a chauffeur waits without being paid for it: at an airport, and elsewhere. */
export const FREE_WAITING = { airport: 60, elsewhere: 15 } as const
