import type { NeedName, Wheelchair } from '@chauffeur/domain/needs'
import type { Zone } from '@chauffeur/domain/time'
import { words } from '../words.ts'

/** Texts of the group about children, a wheelchair and dogs, which is loaded when it is opened. */
export const needFormTexts = words('needFormTexts', {
  wheelchairs: {
    none: 'No wheelchair',
    folds: 'It folds and goes with the luggage',
    stays_seated: 'The traveller stays in it on the way',
  } satisfies Record<Wheelchair, string>,
  hints: {
    assistanceDog: 'Travels free of charge, and needs no papers.',
    pet: 'Tell us in the special requests which animal, and how large.',
    helpToCar: 'Your chauffeur comes to the meeting point and walks with you.',
  } satisfies Record<Exclude<NeedName, 'wheelchair'>, string>,
  children: 'Children',
  law: {
    'Europe/Lisbon':
      'In Portugal every child under 12 years and under 135 cm needs a seat of its own. We bring them free of charge.',
    'Europe/Madrid':
      'In Spain every child under 135 cm needs a seat in our cars. We bring them free of charge.',
  } satisfies Record<Zone, string>,
  age: (child: number) => `Age of child ${child} (years)`,
  height: (child: number) => `Height of child ${child} (cm)`,
  addChild: 'Add a child',
  suggested: (child: number, booster: number) =>
    `We suggest ${[
      child > 0 && (child === 1 ? '1 child seat' : `${child} child seats`),
      booster > 0 && (booster === 1 ? '1 booster seat' : `${booster} booster seats`),
    ]
      .filter(Boolean)
      .join(' and ')}.`,
  noSeat: 'No seat is needed.',
  take: 'Choose these seats',
  taken: 'Chosen',
})
