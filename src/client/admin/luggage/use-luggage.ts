import type { LuggageCapacity } from '@chauffeur/contract/luggage'
import type { Vehicle } from '@chauffeur/domain/vehicles'
import { parseRefusal } from '../../shared/api/refusal.ts'
import { trpc } from '../../shared/api/trpc.ts'
import { failureToast } from '../common/failure-toast.ts'
import { readState } from '../common/read-state.ts'
import { useAct } from '../common/use-act.ts'
import { sentenceOf } from '../session/sentence-of.ts'
import { luggageTexts } from './luggage-texts.ts'

export function useLuggage() {
  const query = trpc.luggage.list.useQuery()
  return { rows: query.data, state: readState(query) }
}

/** The booking page uses the same list, which is read again there, too. */
function useRefresh() {
  const { luggage } = trpc.useUtils()
  return () => luggage.list.invalidate()
}

interface NewLuggage {
  readonly vehicle: Vehicle
  readonly config: string
  readonly imageUrl: string
}

interface Adding {
  readonly onDone: () => void
  /** The vehicle has that configuration already; gets the server's sentence. */
  readonly onDuplicate: (sentence: string) => void
}

export function useAddLuggage({ onDone, onDuplicate }: Adding) {
  const { client } = trpc.useUtils()
  return useAct({
    act: ({ vehicle, config, imageUrl }: NewLuggage) =>
      client.luggage.create.mutate({
        vehicleId: vehicle.id,
        vehicleName: vehicle.name,
        config,
        imageUrl,
      }),
    done: luggageTexts.done.create,
    failed: (error) => (isDuplicate(error) ? undefined : failureToast(luggageTexts.failed.create, error)),
    refresh: useRefresh(),
    onDone,
    onFailed(error) {
      if (isDuplicate(error)) onDuplicate(sentenceOf(error))
    },
  })
}

function isDuplicate(error: unknown): boolean {
  return parseRefusal(error)?.code === 'ALREADY_EXISTS'
}

export function useDeleteLuggage({ id, version }: LuggageCapacity) {
  const { client } = trpc.useUtils()
  return {
    act: () => client.luggage.delete.mutate({ id, version }),
    done: luggageTexts.done.delete,
    failed: luggageTexts.failed.delete,
    refresh: useRefresh(),
  }
}
