export const serviceKeys = ['airport', 'business', 'events', 'hourly'] as const

export type ServiceKey = (typeof serviceKeys)[number]

export const FIRST_SERVICE: ServiceKey = 'airport'
