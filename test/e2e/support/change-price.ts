import { adminCookie, sharedSite } from './site.ts'

/** Changes the price of a vehicle's transfers by the documented calls. */
export async function changePrice(
  vehicleName: string,
  amounts: { readonly minimumFare: string; readonly pricePerKm: string },
): Promise<void> {
  const { client } = sharedSite()
  const cookie = await adminCookie(sharedSite())
  const { done } = await client.ask('listPricing', undefined, { cookie })
  const serviceType = 'point-to-point'
  const price = done.find((each) => each.vehicleName === vehicleName && each.serviceType === serviceType)
  const answer = await client.ask('changePricing', { id: price?.id, serviceType, ...amounts }, { cookie })
  if (answer.status !== 200) throw new Error(answer.refused.error)
}
