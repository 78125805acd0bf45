import type { LuggageCapacity } from '@chauffeur/contract/luggage'
import type { Vehicle } from '@chauffeur/domain/vehicles'
import { readRefusal } from '../../api/refusal.ts'
import { trpc } from '../../api/trpc.ts'
import { useAct } from '../common/use-act.ts'
import { sentenceOf } from '../session/sentence-of.ts'
import { luggageTexts } from './luggage-texts.ts'

export function useLuggage() {
  const { data, isError, isFetching, error, refetch } = trpc.luggage.list.useQuery()
  return {
    rows: data,
    problem: isError && !isFetching ? sentenceOf(error) : undefined,
    readAgain: () => void refetch(),
  }
}

/** The list of the booking page is the same one: it is read anew there, too. */
function useRefresh() {
  const { luggage } = trpc.useUtils()
  return () => luggage.list.invalidate()
}

export interface NewLuggage {
  readonly vehicle: Vehicle
  readonly config: string
  readonly imageUrl: string
}

interface Adding {
  readonly onDone: () => void
  /** The vehicle has that configuration already, in the server's words. */
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
    failed: luggageTexts.failed.create,
    refresh: useRefresh(),
    onDone,
    tellInPlace(error) {
      const refusal = readRefusal(error)
      if (refusal?.code !== 'ALREADY_EXISTS') return false
      onDuplicate(refusal.sentence)
      return true
    },
  })
}

export function useDeleteLuggage({ id }: LuggageCapacity) {
  const { client } = trpc.useUtils()
  return {
    act: () => client.luggage.delete.mutate({ id }),
    done: luggageTexts.done.delete,
    failed: luggageTexts.failed.delete,
    refresh: useRefresh(),
  }
}
