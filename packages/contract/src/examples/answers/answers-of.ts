import type { z } from 'zod'
import type { endpoints } from '../../endpoints.ts'

type EndpointName = keyof typeof endpoints

/** What the examples of a call are answered with, by their names. A test sends each and compares. */
export type AnswersOf<Name extends EndpointName> = Readonly<
  Record<string, z.output<(typeof endpoints)[Name]['output']>>
>

/** When the examples were answered, and a day later. */
export const NOW = '2027-01-13T09:00:00.000Z'
export const TOMORROW = '2027-01-14T09:00:00.000Z'

/** An id that the answer shows and no request names: the first such, the second, and so on. */
export const newId = (n: number) => `a1b2c3d4-0000-4000-8000-${String(n).padStart(12, '0')}`

export const done = { success: true } as const
