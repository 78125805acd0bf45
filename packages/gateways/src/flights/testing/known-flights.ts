/** A landing as the stand-ins of both providers tell it. Times are ISO instants. */
export interface KnownLeg {
  readonly airport: string
  readonly scheduled: string
  readonly expected?: string
  /** It has been seen on the ground then. */
  readonly landed?: string
  readonly hasLeft?: true
  readonly state?: 'cancelled' | 'diverted' | 'uncertain'
  /** Of several airlines that sell it, this one does not fly it. */
  readonly isCodeshare?: true
}

/** The time of the stand-ins' last news; that of one flight is older. */
export const KNOWN_AS_OF = '2027-01-27T18:00:00Z'
export const STALE_AS_OF = '2027-01-27T09:00:00Z'

const at = (time: string) => `2027-01-27T${time}:00Z`
const faro = (time: string, more: Partial<KnownLeg> = {}): KnownLeg => ({
  airport: 'FAO',
  scheduled: at(time),
  ...more,
})

/** The flights of 27 January 2027 by their designator. */
export const KNOWN_FLIGHTS: Readonly<Record<string, readonly KnownLeg[]>> = {
  // As planned, and nobody says more than the timetable.
  'TP 1900': [faro('18:30')],
  // 35 minutes late.
  'TP 1234': [faro('18:30', { expected: at('19:05'), hasLeft: true })],
  // On the ground.
  'FR 2612': [faro('17:10', { expected: at('17:22'), landed: at('17:22'), hasLeft: true })],
  // Flies twice a day.
  'EI 490': [faro('09:00', { landed: at('08:55'), expected: at('08:55') }), faro('20:00')],
  // Goes on from Lisbon to Faro.
  'DT 650': [{ airport: 'LIS', scheduled: at('15:00') }, faro('17:00')],
  // Lands in Lisbon only.
  'TP 350': [{ airport: 'LIS', scheduled: at('18:30') }],
  // Lands after midnight.
  'U2 8123': [faro('23:30', { scheduled: '2027-01-28T00:20:00Z' })],
  // Sold by a second airline, and listed twice.
  'BA 7400': [faro('18:30', { isCodeshare: true }), faro('18:30', { expected: at('18:50') })],
  // Went to Lisbon instead.
  'LS 885': [{ airport: 'LIS', scheduled: at('18:30'), state: 'diverted', hasLeft: true }],
  'W6 1901': [faro('18:30', { state: 'uncertain' })],
  'VY 8460': [faro('18:30', { state: 'cancelled' })],
  // Cancelled, and seen in the air after all.
  'AF 1124': [
    faro('17:00', { state: 'cancelled', expected: at('17:05'), landed: at('17:05'), hasLeft: true }),
  ],
  // Cancelled, and put on again an hour later.
  'LH 1170': [faro('18:30', { state: 'cancelled' }), faro('19:30')],
  // Nobody has looked since the morning.
  'KL 1677': [faro('18:30', { expected: at('18:30') })],
}

export const STALE_FLIGHT = 'KL 1677'
/** Refused by the provider, which cannot read it. */
export const UNREADABLE_FLIGHT = 'XX 1'
