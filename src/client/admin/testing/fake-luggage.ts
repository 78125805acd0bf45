import { endpoints } from '@chauffeur/contract/endpoints'
import type { LuggageCapacity } from '@chauffeur/contract/luggage'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { englishSentence } from '@chauffeur/words/english-reasons'
import { Refused, t, type FakeProcedures } from './fake-procedures.ts'

interface Memory {
  luggage: LuggageCapacity[]
}

/** A configuration as the server gives it; a test sets only what it is about. */
export function aLoad(facts: Partial<LuggageCapacity> = {}): LuggageCapacity {
  return {
    id: `load ${facts.vehicleId ?? 2} ${facts.config ?? ''}`,
    vehicleId: 2,
    vehicleName: vehicleById(facts.vehicleId ?? 2)?.name ?? '',
    config: '2 large suitcases',
    imageUrl: '/art/luggage/e-class-2-large-suitcases.webp',
    version: 1,
    ...facts,
  }
}

/** The calls about luggage: the list for everybody, its changes for admins. */
export function fakeLuggageCalls(server: Memory, { open, closed }: FakeProcedures) {
  return t.router({
    list: open.output(endpoints.listLuggageCapacities.output).query(() => server.luggage),
    create: closed
      .input(endpoints.createLuggageCapacity.input)
      .output(endpoints.createLuggageCapacity.output)
      .mutation(({ input: { vehicleId, config, imageUrl } }) => {
        const load = aLoad({ vehicleId, config, imageUrl })
        if (server.luggage.some((row) => row.vehicleId === vehicleId && row.config === config))
          throw new Refused(
            'CONFLICT',
            englishSentence({ code: 'luggage_exists', vehicle: load.vehicleName, config }),
            {
              code: 'ALREADY_EXISTS',
            },
          )
        server.luggage = [...server.luggage, load]
        return load
      }),
  })
}
