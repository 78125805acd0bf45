import { detailNames, factOf, type BookingFact } from '@chauffeur/domain/booking-facts'
import { each, type FieldKind } from './field-kinds.ts'

/** A text that stays when it is left out, and is emptied by null. */
const kept = (label: string, max = 200): FieldKind => ({
  refused: [
    ...each([5, true, ['Faro']], `${label} must be text.`),
    ...each(['', '  '], `${label} is required.`),
    ['x'.repeat(max + 1), `${label} can be at most ${max} characters long.`],
  ],
  accepted: [
    ['  Rui ', 'Rui'],
    [null, null],
    [undefined, undefined],
  ],
})
const counted = (label: string, min: number, max: number): FieldKind => ({
  refused: each([min - 1, max + 1, 1.5], `${label} must be a whole number from ${min} to ${max}.`),
  accepted: [
    [max, max],
    [undefined, undefined],
  ],
})

const switched = (label: string): FieldKind => ({
  refused: each(['maybe', 1], `${label} must be "yes" or "no".`),
  accepted: [
    ['yes', true],
    [false, false],
    [undefined, undefined],
  ],
})

/** One of these words; null empties it. */
const chosen = (label: string, words: readonly string[]): FieldKind => ({
  refused: each(['other', 5, ''], `${label} must be one of: ${words.join(', ')}.`),
  accepted: [...words.map((word): [string, string] => [word, word]), [null, null], [undefined, undefined]],
})

/** A time of day; null empties it. */
const timed = (label: string): FieldKind => ({
  refused: each(['24:00', 'noon'], `${label} must be a time written like 14:30.`),
  accepted: [
    ['18:20', '18:20'],
    [null, null],
    [undefined, undefined],
  ],
})

/** The checks of a fact that is not listed below follow from its kind. */
function changedKind(fact: BookingFact): FieldKind {
  if (fact.kind === 'count') return counted(fact.name, fact.min, fact.max)
  if (fact.kind === 'yes-no') return switched(fact.name)
  if (fact.kind === 'choice') return chosen(fact.name, fact.of)
  if (fact.kind === 'time') return timed(fact.name)
  return kept(fact.name, fact.max)
}

/** The fields of a booking that can be changed at no cost. */
export const detailKinds: Readonly<Record<string, FieldKind>> = {
  ...Object.fromEntries(detailNames.map((name) => [name, changedKind(factOf(name))])),
  customerPhone: {
    ...kept('Phone'),
    accepted: [
      ['+351 912', '+351 912'],
      [undefined, undefined],
    ],
  },
  signName: kept('Name on the sign'),
  notes: kept('Special requests', 2000),
  whatsappNotifications: switched('The WhatsApp wish'),
  luggageConfig: kept('Luggage configuration'),
  passengers: counted('The number of passengers', 1, 16),
  childSeatCount: counted('The number of child seats', 0, 4),
  boosterSeatCount: counted('The number of booster seats', 0, 4),
  flightNumber: {
    ...kept('Flight number'),
    accepted: [
      ['ba532', 'BA 532'],
      ['EasyJet from Gatwick', 'EasyJet from Gatwick'],
      [null, null],
      [undefined, undefined],
    ],
  },
}
