/** The wizard's four steps. */
export const steps = [1, 2, 3, 4] as const
export type Step = (typeof steps)[number]

export function isStep(value: unknown): value is Step {
  return steps.some((step) => step === value)
}
