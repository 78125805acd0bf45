import { endpoints } from '@chauffeur/contract/endpoints'
import type { LuggageCapacity } from '@chauffeur/contract/luggage'
import { vehicleById } from '@chauffeur/domain/vehicles'
import { duplicateLuggage } from '@chauffeur/domain/luggage'
import { Refused, t, type FakeProcedures } from './fake-calls.ts'

interface Memory {
  luggage: LuggageCapacity[]
}

/** A configuration as the server gives it; a test says only what it is about. */
export function aLoad(facts: Partial<LuggageCapacity> = {}): LuggageCapacity {
  return {
    id: `load ${facts.vehicleId ?? 2} ${facts.config ?? ''}`,
    vehicleId: 2,
    vehicleName: vehicleById(facts.vehicleId ?? 2)?.name ?? '',
    config: '2 large suitcases',
    imageUrl: '/art/luggage/e-class-2-large-suitcases.webp',
    ...facts,
  }
}

/** The calls about luggage: the list for everybody, its changes for the office. */
export function fakeLuggageCalls(office: Memory, { open, closed }: FakeProcedures) {
  return t.router({
    list: open.output(endpoints.listLuggageCapacities.output).query(() => office.luggage),
    create: closed
      .input(endpoints.createLuggageCapacity.input)
      .output(endpoints.createLuggageCapacity.output)
      .mutation(({ input: { vehicleId, config, imageUrl } }) => {
        const load = aLoad({ vehicleId, config, imageUrl })
        if (office.luggage.some((row) => row.vehicleId === vehicleId && row.config === config))
          throw new Refused('CONFLICT', duplicateLuggage(load.vehicleName, config), {
            code: 'ALREADY_EXISTS',
          })
        office.luggage = [...office.luggage, load]
        return load
      }),
    delete: closed
      .input(endpoints.deleteLuggageCapacity.input)
      .output(endpoints.deleteLuggageCapacity.output)
      .mutation(({ input }) => {
        const left = office.luggage.filter(({ id }) => id !== input.id)
        if (left.length === office.luggage.length)
          throw new Refused('NOT_FOUND', 'There is no such luggage capacity.', { code: 'NOT_FOUND' })
        office.luggage = left
        return { success: true } as const
      }),
  })
}
