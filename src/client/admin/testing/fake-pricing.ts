import { endpoints } from '@chauffeur/contract/endpoints'
import type { JourneyDiscount } from '@chauffeur/contract/journeys'
import type { VehiclePricing } from '@chauffeur/contract/pricing'
import { formatDecimal } from '@chauffeur/domain/money'
import type { PricingRate } from '@chauffeur/domain/pricing-rules'
import { englishSentence } from '@chauffeur/words/english-reasons'
import { Refused, sent, t, type FakeProcedures } from './fake-procedures.ts'

interface Memory {
  prices: VehiclePricing[]
  /** Awaited before a change is answered. */
  hold: Promise<void>
}

/** A price as the server gives it; a test sets only what it is about. */
export function aPrice(facts: Partial<VehiclePricing> = {}): VehiclePricing {
  return {
    id: `${facts.vehicleName ?? 'Mercedes S Class'} ${facts.serviceType ?? 'point-to-point'}`,
    vehicleName: 'Mercedes S Class',
    serviceType: 'point-to-point',
    minimumFare: '75.00',
    pricePerKm: '2.40',
    hourlyRate: null,
    version: 1,
    ...facts,
  }
}

export function anHourlyPrice(facts: Partial<VehiclePricing> = {}): VehiclePricing {
  return aPrice({
    serviceType: 'hourly',
    minimumFare: null,
    pricePerKm: null,
    hourlyRate: '95.00',
    ...facts,
  })
}

/** The server's calls about prices. */
export function fakePricingCalls(server: Memory, { closed }: FakeProcedures) {
  const store = (row: VehiclePricing) => {
    const isTaken = server.prices.some(
      ({ id, vehicleName, serviceType }) =>
        id !== row.id && vehicleName === row.vehicleName && serviceType === row.serviceType,
    )
    if (isTaken)
      throw new Refused(
        'CONFLICT',
        englishSentence({ code: 'pricing_exists', vehicle: row.vehicleName, serviceType: row.serviceType }),
        {
          code: 'ALREADY_EXISTS',
        },
      )
    server.prices = [...server.prices.filter(({ id }) => id !== row.id), row]
    return row
  }
  const find = (id: string) => {
    const found = server.prices.find((row) => row.id === id)
    if (!found) throw new Refused('NOT_FOUND', 'There is no such vehicle pricing.', { code: 'NOT_FOUND' })
    return found
  }

  return t.router({
    list: closed.output(endpoints.listPricing.output).query(() => server.prices),
    create: closed
      .input(endpoints.createPricing.input)
      .output(endpoints.createPricing.output)
      .mutation(async ({ input: { vehicleName, rate } }) => {
        await server.hold
        return store({
          id: `new ${vehicleName} ${rate.serviceType}`,
          vehicleName,
          version: 1,
          ...written(rate),
        })
      }),
    change: closed
      .input(endpoints.changePricing.input)
      .output(endpoints.changePricing.output)
      .mutation(async ({ input: { id, rate } }) => {
        await server.hold
        return store({ ...find(id), ...written(rate) })
      }),
    delete: closed
      .input(endpoints.deletePricing.input)
      .output(endpoints.deletePricing.output)
      .mutation(async ({ input }) => {
        await server.hold
        const found = find(input.id)
        server.prices = server.prices.filter((row) => row !== found)
        return { success: true } as const
      }),
  })
}

function written(rate: PricingRate) {
  const isHourly = rate.serviceType === 'hourly'
  return {
    serviceType: rate.serviceType,
    minimumFare: isHourly ? null : formatDecimal(rate.minimumFare),
    pricePerKm: isHourly ? null : formatDecimal(rate.pricePerKm),
    hourlyRate: isHourly ? formatDecimal(rate.hourlyRate) : null,
  }
}

/** The server's calls about the discount for several trips. */
export function fakeDiscountCalls(server: { discount: JourneyDiscount }, { closed }: FakeProcedures) {
  return t.router({
    discount: closed.output(sent(endpoints.readJourneyDiscount)).query(() => server.discount),
    changeDiscount: closed
      .input(endpoints.changeJourneyDiscount.input)
      .output(sent(endpoints.changeJourneyDiscount))
      .mutation(({ input: { discountPercent, version } }) => {
        server.discount = { discountPercent, version: (version ?? 0) + 1 }
        return server.discount
      }),
  })
}
