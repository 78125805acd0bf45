import { needNames, type NeedName, type Needs } from '@chauffeur/domain/needs'
import type { needValues } from './en/fact-labels.ts'

/** The needs of somebody's travellers, as rows of a label and a text; only those that were given. */
export function needRows(
  needs: Readonly<Partial<Needs>>,
  labels: Readonly<Record<NeedName, string>>,
  values: typeof needValues,
): (readonly [label: string, text: string])[] {
  return needNames.flatMap((name) => {
    const need = needs[name]
    if (!need || need === 'none') return []
    return [[labels[name], need === true ? values.yes : values[need]] as const]
  })
}
