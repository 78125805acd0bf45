import type { Locale } from './locale.ts'

/** The two services: a transfer and an hourly hire. */
export const serviceTypes = ['point-to-point', 'hourly'] as const

export type ServiceType = (typeof serviceTypes)[number]

export function isServiceType(text: string): text is ServiceType {
  return serviceTypes.some((type) => type === text)
}

/** The kinds of service that people know: a transfer from or to an airport is one of its own. */
export const serviceKinds = ['airport', 'point-to-point', 'hourly'] as const
export type ServiceKind = (typeof serviceKinds)[number]

const LABELS: Readonly<Record<Locale, Readonly<Record<ServiceKind, string>>>> = {
  en: { airport: 'Airport transfer', 'point-to-point': 'Point to Point', hourly: 'By the Hour' },
  pt: { airport: 'Transfer de aeroporto', 'point-to-point': 'Transfer', hourly: 'À hora' },
  es: { airport: 'Traslado de aeropuerto', 'point-to-point': 'Traslado', hourly: 'Por horas' },
}

interface Service {
  readonly serviceType: ServiceType
  readonly isAirportService: boolean
}

export function serviceKindOf({ serviceType, isAirportService }: Service): ServiceKind {
  return serviceType === 'point-to-point' && isAirportService ? 'airport' : serviceType
}

/** The name of a kind of service in a language. */
export function serviceKindIn(locale: Locale, kind: ServiceKind): string {
  return LABELS[locale][kind]
}

/** The name of a booking's service in a language. */
export function serviceIn(locale: Locale, service: Service): string {
  return serviceKindIn(locale, serviceKindOf(service))
}
