import type { Chauffeur, Trip } from '@chauffeur/contract/trip'

const MET: ReadonlySet<Chauffeur['state']> = new Set(['on_board', 'completed', 'no_show'])

/** Whether the guest is still to be met, by one of the chauffeurs at least. */
export function isToBeMet({ state, end, chauffeurs }: Trip): boolean {
  const isToCome = (state === 'pending' || state === 'confirmed') && end === null
  return isToCome && !(chauffeurs.length > 0 && chauffeurs.every((chauffeur) => MET.has(chauffeur.state)))
}

/** The chauffeurs who have not met the guest yet, and whose number the guest may have. */
export function reachableOf({ chauffeurs }: Trip): readonly (Chauffeur & { readonly phone: string })[] {
  return chauffeurs.flatMap((chauffeur) =>
    chauffeur.phone === null || MET.has(chauffeur.state) ? [] : [{ ...chauffeur, phone: chauffeur.phone }],
  )
}
