import { parseRefusal } from '../../shared/api/refusal.ts'

/** A save that was refused because another one came first. */
export interface MeanwhileChange {
  /** Who made it, where that is known. */
  readonly by: string | undefined
}

/** Undefined where the save failed for another reason. */
export function readMeanwhileChange(error: unknown): MeanwhileChange | undefined {
  const refusal = parseRefusal(error)
  return refusal?.code === 'CHANGED_MEANWHILE' ? { by: refusal.changedBy } : undefined
}
