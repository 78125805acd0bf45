/** The two services: a transfer and an hourly hire. */
export const serviceTypes = ['point-to-point', 'hourly'] as const

export type ServiceType = (typeof serviceTypes)[number]

export function isServiceType(text: string): text is ServiceType {
  return serviceTypes.some((type) => type === text)
}

/** The labels of the wizard's toggle. */
export const serviceTypeLabels: Readonly<Record<ServiceType, string>> = {
  'point-to-point': 'Point to Point',
  hourly: 'By the Hour',
}
