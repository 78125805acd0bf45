import type { Seats } from './seats.ts'
import type { Zone } from './time.ts'

/** A child, as far as its parents say; both count only for the kind of seat. */
interface Child {
  readonly ageMonths?: number | null | undefined
  readonly heightCm?: number | null | undefined
}

const SEAT_UNTIL = { cm: 135, months: 12 * 12 } as const
/** From about this age, or height, on a child sits on a booster seat. */
const BOOSTER_FROM = { cm: 105, months: 4 * 12 } as const

/**
 * The seats that the law asks for: in Portugal of children under 12 and under 135 cm, in Spain of all under 135 cm. They are
 * suggested and never chosen by themselves.
 */
export function suggestedSeats(children: readonly Child[], zone: Zone): Omit<Seats, 'passengers'> {
  const seated = children.filter((child) => needsSeat(child, zone))
  const boosterSeatCount = seated.filter(isForBooster).length
  return { childSeatCount: seated.length - boosterSeatCount, boosterSeatCount }
}

/** Where the height is not known, that of an age is taken: a child of twelve is taller. */
function needsSeat({ ageMonths, heightCm }: Child, zone: Zone): boolean {
  const isYoung = ageMonths == null || ageMonths < SEAT_UNTIL.months
  if (heightCm == null) return ageMonths != null && isYoung
  return heightCm < SEAT_UNTIL.cm && (isYoung || zone === 'Europe/Madrid')
}

function isForBooster({ ageMonths, heightCm }: Child): boolean {
  return ageMonths == null ? (heightCm ?? 0) >= BOOSTER_FROM.cm : ageMonths >= BOOSTER_FROM.months
}
