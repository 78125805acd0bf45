import { DAY_MS } from './duration.ts'
import { MAX_SEATS_PER_KIND } from './limits.ts'

/** Whether somebody comes with a wheelchair, and what becomes of it on the way. */
export const wheelchairs = ['none', 'folds', 'stays_seated'] as const
export type Wheelchair = (typeof wheelchairs)[number]

/** The needs of travellers beyond seats and luggage. */
export interface Needs {
  /** Null where nothing was said. */
  readonly wheelchair: Wheelchair | null
  readonly assistanceDog: boolean
  readonly pet: boolean
  readonly helpToCar: boolean
}

/** Nothing of it. */
export const NO_NEEDS: Needs = { wheelchair: null, assistanceDog: false, pet: false, helpToCar: false }

export const needNames = [
  'wheelchair',
  'assistanceDog',
  'pet',
  'helpToCar',
] as const satisfies readonly (keyof Needs)[]
export type NeedName = (typeof needNames)[number]

/** Whether anything of it was given. */
export function hasNeeds(needs: Readonly<Partial<Needs>>): boolean {
  return needNames.some((name) => needs[name] && needs[name] !== 'none')
}

/** Needs are facts about somebody's health, or near to it: so long after the pick-up they are deleted. */
export const NEEDS_KEPT_MS = 30 * DAY_MS

/** No car of the fleet carries somebody who stays in the wheelchair. */
export function needsRefusal({ wheelchair }: { readonly wheelchair?: Wheelchair | null | undefined }) {
  return wheelchair === 'stays_seated' ? ({ code: 'wheelchair_not_carried' } as const) : undefined
}

/** As many as there can be seats for. */
export const MAX_CHILDREN = 2 * MAX_SEATS_PER_KIND
