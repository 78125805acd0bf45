import { LateRefusal, Refusal } from '../core/refusal.ts'

/** Does something for a leg: a refusal of it says which leg it is about, and names its fields so. */
export async function ofLeg<T>(leg: number, act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof LateRefusal)
      throw new LateRefusal(async (database) => aboutLeg(leg, await error.read(database)))
    throw error instanceof Refusal ? aboutLeg(leg, error) : error
  }
}

function aboutLeg(leg: number, { code, reason, facts }: Refusal): Refusal {
  const { details } = facts
  return new Refusal(code, reason, {
    ...facts,
    leg,
    ...(Array.isArray(details) && {
      details: details.map((detail: { readonly field: string }) => ({
        ...detail,
        field: `legs.${leg - 1}.${detail.field}`,
      })),
    }),
  })
}
